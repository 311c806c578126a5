// The sandbox layers themselves, without TeX: what a shell inside them can find out and do.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { bubblewrap, firstFileFd, resultsFd } from './sandbox.ts'

async function inside(script: string): Promise<string> {
  const { command, args } = bubblewrap().launch(`{ ${script} ; } >&${resultsFd} 2>&${resultsFd}`, {
    environment: { PATH: '/usr/bin', GIVEN: 'yes' },
    cpuSeconds: 5,
    files: ['main.tex'],
  })
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'] })
  let said = ''
  const results = child.stdio[resultsFd] as Readable
  results.on('data', (chunk: Buffer) => (said += chunk))
  const input = child.stdio[firstFileFd] as Writable
  input.end('the document')
  await once(child, 'close')
  return said.trim()
}

describe('inside the sandbox', () => {
  it('the user is nobody, with no rights of their own', async () =>
    expect(await inside('id -u; id -g; id -G')).toBe('65534\n65534\n65534'))
  it('there is the document and nothing else to work on', async () =>
    expect(await inside('pwd; ls -A; cat main.tex')).toBe('/job\nmain.tex\nthe document'))
  it('there is no environment but what was given', async () =>
    expect(await inside('env | grep -vE "^(PATH|PWD|SHLVL|_|OLDPWD)=" | sort')).toBe('GIVEN=yes'))
  it.each([
    '/root',
    '/home',
    '/proc',
    '/dev',
    '/etc/passwd',
    '/tmp',
    '/usr/local',
    '/usr/share/doc',
    '/var/log',
    '/sys',
  ])('there is no %s', async (path) => {
    expect(await inside(`ls ${path}`)).toMatch(/No such file or directory/)
  })
  it.each(['/x', '/usr/x', '/usr/bin/x', '/tex/class/x', '/etc/texmf/x', '/var/lib/texmf/x'])(
    'nothing can be written to %s',
    async (path) => {
      expect(await inside(`echo x > ${path}`)).toMatch(/Read-only file system|Permission denied|Directory nonexistent/)
    },
  )
  it('32 MB can be written, and no more', async () => {
    expect(
      await inside(
        'for n in 1 2 3; do head -c 15000000 /usr/bin/perl /usr/bin/git /usr/bin/gdb /usr/bin/pdftex /usr/bin/pdftex /usr/bin/pdftex /usr/bin/pdftex /usr/bin/pdftex /usr/bin/pdftex > f$n; done; du -sm . | cut -f1',
      ),
    ).toMatch(/No space left on device|File size limit/)
  })
  it('CPU time ends where the job says', async () => expect(await inside('ulimit -t')).toBe('5'))
  it('no server of this machine can be reached', async () => {
    let visits = 0
    const server = createServer(() => (visits += 1)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const knock = `bash -c 'echo > /dev/tcp/127.0.0.1/${port}'`
    expect(await inside(knock)).toMatch(/Network is unreachable|Connection refused/)
    expect(visits).toBe(0)
    // The same from outside arrives: the sandbox blocks it.
    await once(spawn('bash', ['-c', `echo > /dev/tcp/127.0.0.1/${port}`]), 'close')
    await expect.poll(() => visits).toBe(1)
    server.close()
  })
})

it('everything inside ends when the process that started it is killed', async () => {
  const program = `
    import { spawn } from 'node:child_process'
    import { bubblewrap } from ${JSON.stringify(new URL('./sandbox.ts', import.meta.url).href)}
    const { command, args } = bubblewrap().launch('sleep 77.125', { environment: { PATH: '/usr/bin' }, cpuSeconds: 5, files: ['main.tex'] })
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'], detached: true })
    child.stdio[4].end('x')
    setTimeout(() => console.log('running'), 700)
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(parent.stdout, 'data')
  const sleepers = () =>
    readdirSync('/proc').filter((name) => {
      try {
        return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('77.125')
      } catch {
        return false
      }
    })
  expect(sleepers().length).toBeGreaterThan(0)
  parent.kill('SIGKILL')
  await expect.poll(sleepers, { timeout: 3_000 }).toEqual([])
})

it('stands for an ordinary user who runs hundreds of processes, as people at desks do', async () => {
  if (process.getuid?.() !== 0) return
  const asOtherUser = ['--reuid=12345', '--regid=12345', '--clear-groups', '--']
  const crowd = spawn(
    'setpriv',
    [...asOtherUser, 'sh', '-c', 'for n in $(seq 300); do sleep 60 & done; echo there; wait'],
    { stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  )
  await once(crowd.stdout, 'data')
  const { command, args } = bubblewrap({ isRoot: false, isBare: true }).launch(
    `id -u >&${resultsFd}; bash -c 'ulimit -u' >&${resultsFd}`,
    {
      environment: { PATH: '/usr/bin' },
      cpuSeconds: 5,
      files: ['main.tex'],
    },
  )
  const child = spawn('setpriv', [...asOtherUser, command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'],
  })
  let said = ''
  ;(child.stdio[resultsFd] as Readable).on('data', (chunk: Buffer) => (said += chunk))
  const input = child.stdio[firstFileFd] as Writable
  input.on('error', () => {})
  input.end('x')
  await once(child, 'close')
  if (crowd.pid) process.kill(-crowd.pid, 'SIGKILL')
  expect(said.trim()).toBe('65534\n64')
})
