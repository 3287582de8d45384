#!/bin/sh
# Run once by the image of Postgres, when it has made an empty database: a role that may copy it, and the line that lets it in.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$(cat /run/secrets/replication-password)" <<'SQL'
create role replicator with replication login password :'password';
SQL
echo 'host replication replicator 172.30.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
