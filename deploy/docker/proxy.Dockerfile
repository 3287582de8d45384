# Varnish with its module of keys, as Debian packages it, and deploy/varnish/daily-nest.vcl for two copies of a title in compose.yaml:
# those of The Daily Nest, or those that SITE1 and SITE2 say.
# From the root of the repository: docker build -f deploy/docker/proxy.Dockerfile -t daily-nest/proxy .
FROM debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
RUN apt-get update && apt-get install -y --no-install-recommends varnish varnish-modules && rm -rf /var/lib/apt/lists/*
ARG SITE1=172.30.0.11
ARG SITE2=172.30.0.12
COPY deploy/varnish/daily-nest.vcl /etc/varnish/daily-nest.vcl
RUN sed -i \
  -e "/^backend site1/,/^}/{s/127.0.0.1/$SITE1/;s/3001/3000/}" \
  -e "/^backend site2/,/^}/{s/127.0.0.1/$SITE2/;s/3002/3000/}" \
  -e "/^acl purgers/,/^}/{s/127.0.0.1/$SITE1/;s/::1/$SITE2/}" \
  /etc/varnish/daily-nest.vcl
USER varnish
EXPOSE 8080
ENTRYPOINT ["varnishd", "-F", "-j", "none", "-n", "/tmp/varnish", "-f", "/etc/varnish/daily-nest.vcl", "-a", ":8080", "-p", "http_gzip_support=off", "-s", "malloc,256m"]
