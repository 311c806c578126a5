// Which processes a killed worker's sandboxes may have left, and which belong to a sandbox at work.
import { expect, it } from 'vitest'
import { findOrphans, parseStatus, type RunningProcess } from './orphan-sandboxes.ts'

const folder = '/srv/galley/tex/class'
const orphan: RunningProcess = {
  pid: 31_146,
  name: 'bwrap',
  parentPid: 1,
  namespaces: 2,
  innerPid: 1,
  commandLine: ['bwrap', '--unshare-pid', '--ro-bind', folder, '/tex/class'].join('\0'),
}
const init: RunningProcess = {
  pid: 1,
  name: 'init',
  parentPid: 0,
  namespaces: 1,
  innerPid: 1,
  commandLine: 'init',
}
const outer: RunningProcess = { ...orphan, pid: 31_145, parentPid: 900, namespaces: 1, innerPid: 31_145 }

it('an inner process whose outer one is gone is an orphan', () => {
  expect(findOrphans([init, orphan], [folder])).toEqual([orphan])
  // Also where its number has left no trace in the list.
  expect(findOrphans([{ ...orphan, parentPid: 31_145 }], [folder])).toHaveLength(1)
})

it.each<[string, RunningProcess[]]>([
  ['its outer process lives', [init, outer, { ...orphan, parentPid: outer.pid }]],
  ['the outer process itself', [init, { ...outer, parentPid: 1 }]],
  ['another program', [init, { ...orphan, name: 'pdftex' }]],
  ['what runs inside', [init, { ...orphan, innerPid: 2 }]],
  ['another program’s sandbox', [init, { ...orphan, commandLine: 'bwrap\0--ro-bind\0/usr\0/usr' }]],
  ['a folder that only begins like it', [init, { ...orphan, commandLine: `bwrap\0${folder}-of-others` }]],
])('none is found: %s', (_case, running) => {
  expect(findOrphans(running, [folder])).toEqual([])
})

it('a status is read as proc_pid_status(5) has it', () => {
  const status = 'Name:\tbwrap\nUmask:\t0077\nState:\tS (sleeping)\nPid:\t31146\nPPid:\t31145\nNSpid:\t31146\t1\n'
  expect(parseStatus(31_146, status, 'bwrap\0')).toEqual({
    pid: 31_146,
    name: 'bwrap',
    parentPid: 31_145,
    namespaces: 2,
    innerPid: 1,
    commandLine: 'bwrap\0',
  })
})
