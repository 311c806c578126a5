#!/bin/sh
# PgBouncer in transaction mode in front of POSTGRES_HOST, for one user and one database. Its files are written anew at
# each start, into /run/pgbouncer, which is in memory (deploy/compose.yaml).
set -eu
: "${POSTGRES_HOST:?}" "${POSTGRES_USER:?}" "${POSTGRES_DB:?}" "${POSTGRES_PASSWORD:?}"
umask 077
folder=${PGBOUNCER_FOLDER:-/run/pgbouncer}
quoted=$(printf '%s' "$POSTGRES_PASSWORD" | sed 's/"/""/g')
printf '"%s" "%s"\n' "$POSTGRES_USER" "$quoted" >"$folder/users.txt"
# Galley's statement_timeout does not reach Postgres through a pooler: docs/operations.md.
cat >"$folder/pgbouncer.ini" <<INI
[databases]
$POSTGRES_DB = host=$POSTGRES_HOST port=${POSTGRES_PORT:-5432} dbname=$POSTGRES_DB connect_query='set statement_timeout = 5000'
[pgbouncer]
listen_addr = ${PGBOUNCER_LISTEN:-*}
listen_port = ${PGBOUNCER_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
# Fifteen seconds by default: so long nothing would work after a restart of Postgres.
server_login_retry = 1
default_pool_size = ${PGBOUNCER_POOL:-20}
max_client_conn = 2000
INI
exec pgbouncer "$folder/pgbouncer.ini"
