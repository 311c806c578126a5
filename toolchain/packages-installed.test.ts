// The system's packages are installed in the background: nothing that needs them begins before, and nothing goes on
// where they could not be installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packagesInstalled } from './packages-installed.ts'

const fileWith = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'galley-packages-')), 'ended')
  writeFileSync(file, text)
  return file
}

it('nothing is waited for where nothing is installed, or all is there', () => {
  expect(packagesInstalled(undefined)).toBeNull()
  expect(packagesInstalled(fileWith('0\n'))).toBeNull()
})

it('waits for the end', async () => {
  const file = fileWith('')
  const installed = packagesInstalled(file)
  let isOver = false
  void installed?.then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isOver).toBe(false)
  writeFileSync(file, '0\n')
  await installed
})

it('ends with the exit code of an installation that failed', () => {
  const program = `import { packagesInstalled } from ${JSON.stringify(join(import.meta.dirname, 'packages-installed.ts'))}
await packagesInstalled(${JSON.stringify(fileWith('7\n'))})
console.log('went on')`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([7, ''])
})

it('a list is installed beside what does not need it', () => {
  const script = `
    set -eu
    say() { echo "$*" >&2; }
    fail() { say "$*"; exit 1; }
    TOOLCHAIN=toolchain
    . toolchain/system-packages.sh
    need_packages() { echo "installs $*" >&2; sleep 0.3; [ "$1" != broken ] || fail 'not found'; }
    for list in product broken; do
      start_packages "$list"
      echo "goes on" >&2
      [ -z "\${PACKAGES_ENDED:-}" ] || { wait; echo "ended with $(cat "$PACKAGES_ENDED")" >&2; }
    done`
  const { stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', cwd: join(import.meta.dirname, '..') })
  // By another user, or without apt, it is installed at once.
  if (stderr.includes('ended')) expect(stderr).toMatch(/ended with 0[^]*not found[^]*ended with 1/)
  else expect(stderr).toMatch(/installs product\ngoes on\ninstalls broken\nnot found/)
})
