#!/bin/sh
# Leaves of the built product in /galley what the image runs: without the packages that only a build needs, and with a
# list of all the others (SBOM). Moves the pinned Node to /usr/local/bin.
set -eu
cd /galley
# Of this machine's kind alone: npm installs no other.
node=$(echo /galley/toolchain/node_modules/node-linux-*/bin/node)
mv "$node" /usr/local/bin/node
PATH=/usr/local/bin:/galley/toolchain/node_modules/.bin:$PATH
rm -rf node_modules
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error -w @galley/api -w @galley/worker
mkdir sbom

# npm lists what is installed if nothing is asked for besides; from the lockfile alone it would leave out what a
# developer needs as well, such as the client of Postgres.
tar -cf /tmp/manifests.tar package.json apps/*/package.json packages/*/package.json
node deploy/image/drop-development.mjs package.json apps/api/package.json apps/worker/package.json packages/*/package.json
npm sbom --sbom-format=cyclonedx >sbom/npm.cdx.json
tar -xf /tmp/manifests.tar
rm /tmp/manifests.tar
node -p 'process.version' >sbom/node.txt
rm -rf toolchain/node_modules node_modules/.cache .cache/node
