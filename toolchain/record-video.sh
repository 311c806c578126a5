#!/bin/sh
# Records the demo video again, setting up what that needs (`npm run video`).
set -eu
. "$(dirname -- "$0")/../toolchain/node.sh"
. "$TOOLCHAIN/system-packages.sh"
need_packages product build video
exec node toolchain/record-video.ts
