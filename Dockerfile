# syntax=docker/dockerfile:1
# The image holds the product and nothing that built it. It starts no migration: run
# `interregnum migrate` once before a new version serves (see docker-compose.yml).

FROM python:3.11-slim-bookworm AS build
WORKDIR /src
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1

# What changes seldom comes first: the packages that run it, then those that build it.
COPY requirements/runtime.txt requirements/build.txt requirements/
RUN python -m venv /opt/interregnum \
 && /opt/interregnum/bin/pip install --require-hashes -r requirements/runtime.txt
RUN python -m venv .venv \
 && .venv/bin/pip install --require-hashes -r requirements/build.txt

COPY . .
RUN scripts/vendor run
RUN .venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /src/dist . \
 && /opt/interregnum/bin/pip install --no-deps dist/*.whl \
 && /opt/interregnum/bin/pip uninstall --yes pip setuptools

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/interregnum interregnum
COPY --from=build /opt/interregnum /opt/interregnum
USER interregnum
WORKDIR /var/lib/interregnum
ENV PATH=/opt/interregnum/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8000 \
    DATA_DIR=/var/lib/interregnum/data
VOLUME /var/lib/interregnum
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["python", "-c", \
  "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/healthz', timeout=2)"]
CMD ["interregnum", "serve"]
