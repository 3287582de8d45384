# Icecast as Debian packages it. Its configuration holds passwords, so it comes as a secret.
FROM debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
RUN apt-get update && apt-get install -y --no-install-recommends icecast2 && rm -rf /var/lib/apt/lists/*
USER icecast2
EXPOSE 8076
ENTRYPOINT ["icecast2", "-c", "/run/secrets/icecast.xml"]
