#!/bin/sh
# Copies the primary the first time, then follows it.
set -eu
PGPASSWORD="$(cat /run/secrets/replication-password)"
export PGPASSWORD
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup -h postgres -U replicator -D "$PGDATA" -R -X stream -c fast
fi
exec postgres
