// How the process that reads files is called: Node, which keeps itself in before it runs a line (native/guard.c).
import { readOnly, type Sandbox } from '../../sandbox/sandbox.ts'
import { quote } from '../../compile/tex/tex-command.ts'

/**
 * Whether two sandbox layers confine the reader. With one alone no file is read, unless the operator switched the
 * sandbox off.
 */
export const hasAllLayers = ({ kind, isGuarded }: Sandbox): boolean =>
  kind === 'none' || (kind === 'bubblewrap' && isGuarded)

/** A command for sh that runs Node with these arguments. */
export function readerCommand(sandbox: Sandbox, args: readonly string[]): string {
  return [...guard(sandbox), quote(sandbox.reader?.node ?? 'node'), ...args.map(quote)].join(' ')
}

function guard({ isGuarded, folders, reader }: Sandbox): string[] {
  if (!isGuarded || folders.native === null) return []
  const readable = [...readOnly, reader?.folder].filter((path) => path !== undefined)
  return [
    'env',
    `LD_PRELOAD=${quote(`${folders.native}/guard.so`)}`,
    `GUARD_READ=${quote(readable.join(':'))}`,
    'GUARD_WRITE="$PWD"',
    'GUARD_READER=1',
    // OpenSSL goes on without its settings where they are not there, and stops where it may not read them.
    `OPENSSL_CONF=${quote(`${reader?.folder}/openssl.cnf`)}`,
  ]
}
