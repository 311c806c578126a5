# Sourced by bin/*: `need_packages NAME …` installs what is missing of the lists toolchain/packages/NAME.debian or .brew.
# Uses apt on Debian and Ubuntu and brew on macOS; asks before it uses sudo.
packages_in() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@" | tr -d ' \t'; }

may_use_sudo() {
  [ "$(id -u)" -eq 0 ] && { SUDO=; return 0; }
  command -v sudo >/dev/null || return 1
  [ -t 0 ] || return 1
  printf 'These packages are missing: %s\nInstall them with sudo apt-get? [y/N] ' "$*" >&2
  read -r answer
  case $answer in y|Y|yes) SUDO=sudo ;; *) return 1 ;; esac
}

# Servers among the packages are started by what needs them, on ports of its own, and not by their installation on
# their usual ones. A machine that has a policy already keeps it.
POLICY=/usr/sbin/policy-rc.d
hold_services() {
  [ -e "$POLICY" ] && return 0
  printf '#!/bin/sh\nexit 101\n' | $SUDO tee "$POLICY" >/dev/null
  $SUDO chmod 755 "$POLICY"
  HELD=yes
  trap release_services EXIT
  trap 'exit 130' INT TERM
}
release_services() {
  [ "${HELD:-}" = yes ] || return 0
  HELD=
  $SUDO rm -f "$POLICY"
}

need_debian_packages() {
  wanted=$(for list; do packages_in "$TOOLCHAIN/packages/$list.debian"; done)
  installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' $wanted 2>/dev/null | sed -n 's/ installed$//p')
  missing=$(printf '%s\n' "$wanted" | grep -vxF -e "$installed" | tr '\n' ' ')
  [ -z "${missing% }" ] && return 0
  may_use_sudo "$missing" || fail "These packages are missing: $missing
Install them and start again: sudo apt-get install --no-install-recommends $missing"
  say "Installing system packages (a few minutes the first time): $missing"
  hold_services
  $SUDO apt-get update -qq >&2
  $SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing 2>&1 |
    awk '/^(Get:|Unpacking|Setting up)/ { n += 1; if (n % 20 == 0) { printf "." > "/dev/stderr"; fflush("/dev/stderr") } } /^E:/ { print > "/dev/stderr" } END { print "" > "/dev/stderr" }'
  release_services
  still=$(dpkg-query -W -f='${db:Status-Status}\n' $wanted 2>/dev/null | grep -c '^installed$')
  [ "$still" -eq "$(printf '%s\n' "$wanted" | wc -l)" ] || fail "Some system packages could not be installed. Run this to see why: apt-get install --no-install-recommends $missing"
}

need_brew_packages() {
  wanted=$(for list; do packages_in "$TOOLCHAIN/packages/$list.brew"; done)
  missing=
  for name in $wanted; do brew list --versions "$name" >/dev/null 2>&1 || missing="$missing $name"; done
  [ -z "$missing" ] || { say "Installing with brew:$missing"; brew install $missing >&2; }
}

need_packages() {
  if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    need_debian_packages "$@"
  elif command -v brew >/dev/null; then
    need_brew_packages "$@"
    [ "${GALLEY_SANDBOX:-on}" = off ] || say "There is no bubblewrap for macOS, so nothing can be compiled in a sandbox here. For your own documents on your own machine, start with GALLEY_SANDBOX=off."
  else
    for tool in pdflatex pdftoppm qpdf bwrap; do
      command -v "$tool" >/dev/null || fail "Galley needs $tool. Install TeX Live, poppler, qpdf and bubblewrap with this system's package manager, and start again."
    done
  fi
}

# `start_packages NAME …` installs them in the background where root may do so without a question, beside whatever does
# not need them; PACKAGES_ENDED is then the file that gets the exit code. Elsewhere it is need_packages.
start_packages() {
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then need_packages "$@"; return; fi
  PACKAGES_ENDED=$(mktemp)
  export PACKAGES_ENDED
  { code=0; (need_packages "$@") || code=$?; echo "$code" >"$PACKAGES_ENDED"; } &
}
