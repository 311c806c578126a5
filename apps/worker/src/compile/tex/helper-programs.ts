// The programs that some documents need between two runs of TeX: what makes a list of sources, or an index.
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { guarded } from './tex-command.ts'

/** Such a document is run from nothing: no warm process starts these programs. */
export const asksForHelpers = (source: string): boolean =>
  /\\(?:bibliography|addbibresource|addglobalbib|printindex)(?![A-Za-z])/.test(source)

/**
 * For sh: the functions `help`, which does nothing where the run before asked for the same, and `complain`, which adds
 * what these programs said to TeX's log. main.helped holds a sum of what they were given, then their complaints.
 * biber starts programs itself, so that the guard can't be around it: it runs behind the outer layer of the sandbox,
 * and nowhere else. Debian's bibtex is a link out of what the sandbox shows.
 */
export function helperScript(sandbox: Sandbox, seconds: string): string {
  const limited = (command: string) => `timeout -s KILL ${seconds} ${command} >main.said 2>&1`
  const hasBiber = sandbox.kind === 'guard' ? 'false' : 'command -v biber >main.said'
  return `help() {
  asked=$({ cat main.bcf main.idx *.bib; grep -e '^.bib' -e '^.citation' main.aux; } 2>&- | cksum)
  [ -f main.helped ] && [ "$asked" = "$(head -n 1 main.helped)" ] && return
  echo "$asked" >main.helped
  if [ -s main.bcf ]; then
    if ${hasBiber}; then
      ${limited('biber --nolog main')}
      grep -e ^ERROR -e ^WARN main.said | head -n 20 | sed 's/^/Galley: biber: /' >>main.helped
    else echo 'Galley: biber is not installed' >>main.helped; fi
  elif grep -q '^.bibdata' main.aux; then
    bibtex=bibtex; command -v bibtex.original >main.said && bibtex=bibtex.original
    ${limited(guarded(sandbox, '$bibtex main'))}
    grep -e '^I c' -e '^I f' -e '^Warning' -e '---line [0-9]* of file .*[.]bib$' main.said | head -n 20 | sed 's/^/Galley: bibtex: /' >>main.helped
  fi
  [ -s main.idx ] && ${limited(guarded(sandbox, 'makeindex main'))}
}
complain() { [ -f main.helped ] && tail -n +2 main.helped >>main.log; }`
}
