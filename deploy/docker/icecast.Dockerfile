# Icecast as Debian packages it. Its configuration holds passwords, so it comes as a secret.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends icecast2 && rm -rf /var/lib/apt/lists/*
USER icecast2
EXPOSE 8076
ENTRYPOINT ["icecast2", "-c", "/run/secrets/icecast.xml"]
