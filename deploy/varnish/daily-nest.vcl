# Varnish in front of two copies of the site. It forgets what was made of posts as soon as they have changed, and nothing else:
# each copy of the site asks it to, after it has outdated its own pages (PURGE_URLS).
# apps/backend/faults/varnish.test.ts runs this very file, with ports of its own.
#
# Start:    varnishd -f daily-nest.vcl -a :80 -p http_gzip_support=off   (pages come compressed; Debian: varnish, varnish-modules)
# The site: PORT=3001 TRUST_PROXY=1 SITE_URL=https://… PURGE_URLS=http://127.0.0.1:80
# Before Varnish stands what ends TLS. It must send X-Forwarded-For or the PROXY protocol, by which a PURGE from outside is told and refused.
# deploy/nginx has what balances the backends.
vcl 4.1;

import directors;
import std;
import xkey;

probe alive {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site1 {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 1s;
  .first_byte_timeout = 5s;
  .probe = alive;
}

backend site2 {
  .host = "127.0.0.1";
  .port = "3002";
  .connect_timeout = 1s;
  .first_byte_timeout = 5s;
  .probe = alive;
}

# The copies of the site.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(site1);
  sites.add_backend(site2);
}

sub vcl_recv {
  set req.backend_hint = sites.backend();
  if (req.method == "PURGE") {
    # Only what a copy of the site asks itself. A proxy in front may have one of these addresses, too: what it passes on names the reader
    # in a header, or by the PROXY protocol. Varnish has added the address of its own client to X-Forwarded-For.
    if (client.ip !~ purgers || remote.ip !~ purgers || req.http.x-forwarded-for != "" + client.ip ||
      req.http.forwarded || req.http.x-real-ip || req.http.x-forwarded-proto || req.http.via) {
      return (synth(405, "Only GET and HEAD are answered here."));
    }
    # What is forgotten softly is still there while no copy of the site answers.
    return (synth(200, "Forgotten: " + xkey.softpurge(req.http.surrogate-key)));
  }
  # Sound goes on for hours.
  if (req.url ~ "^/api/stream") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What programs ask for, whose answers the site keeps itself; and its two signs of life, which are each copy's own.
  if (req.url ~ "^/(api|functions|healthz|readyz)(/|\?|$)") {
    return (pass);
  }
  # No page of ours depends on one.
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # Old pages are shown only while there is nobody to make new ones.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  return (hash);
}

# The copy that was not asked, by name: in turn it might be the same one again.
sub ask_the_other {
  if (beresp.backend == site1) {
    set bereq.backend = site2;
  } else {
    set bereq.backend = site1;
  }
}

sub vcl_backend_response {
  if (beresp.status == 503 && bereq.retries < 1 && bereq.method == "GET") {
    call ask_the_other;
    return (retry);
  }
  # As long as stale-if-error.
  set beresp.grace = 24h;
  set beresp.http.xkey = beresp.http.surrogate-key;
  if (beresp.status >= 500 || !beresp.http.cache-control) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    call ask_the_other;
    return (retry);
  }
}

sub vcl_deliver {
  set resp.http.x-proxy-cache = "miss";
  if (obj.hits > 0) {
    set resp.http.x-proxy-cache = "hit";
  }
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.x-varnish;
  unset resp.http.via;
}
