#!/bin/sh
# Puts what the image runs under /runtime: the built product, the packages that API and worker need, the pinned Node, and
# a list of all of it (SBOM).
set -eu
cd /galley
# Of this machine's kind alone: npm installs no other.
node=$(echo /galley/toolchain/node_modules/node-linux-*/bin/node)
PATH=${node%/node}:/galley/toolchain/node_modules/.bin:$PATH
into=/runtime/galley
mkdir -p "$into" /runtime/usr/local/bin
cp "$node" /runtime/usr/local/bin/node
rm -rf node_modules
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error -w @galley/api -w @galley/worker
mkdir -p "$into/sbom"
npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx -w @galley/api -w @galley/worker >"$into/sbom/npm.cdx.json"
node -p 'process.version' >"$into/sbom/node.txt"
rm -rf toolchain/node_modules node_modules/.cache
cp -a . "$into/"
