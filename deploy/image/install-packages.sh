#!/bin/sh
# Installs the lists of toolchain/packages that are named, as bin/start does, and leaves no package lists behind.
set -eu
TOOLCHAIN=/setup
mkdir -p /setup/packages
cp /setup/*.debian /setup/packages/
say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }
. /setup/system-packages.sh
need_packages "$@"
apt-get clean
rm -rf /var/lib/apt/lists/*
