// What is installed is what was looked at: every package has a checksum. Builds for systems that this project's registry does not hold have
// none to be had; they are listed by what they are for, and none of them is for the systems that Galley runs on.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Entry {
  link?: boolean
  /** Travels in the package around it, under that one's checksum. */
  inBundle?: boolean
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
const lockfiles = ['../package-lock.json', 'package-lock.json']

it.each(lockfiles)('%s: nothing that a Linux server installs lacks its checksum', (name) => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  )
  expect(installed.length).toBeGreaterThan(1)
  const isForServers = ({ os, cpu, libc }: Entry) =>
    (!os || os.includes('linux')) &&
    (!cpu || cpu.includes('x64') || cpu.includes('arm64')) &&
    (!libc || libc.includes('glibc'))
  const unchecked = installed.filter(([, entry]) => !entry.integrity)
  expect(unchecked.filter(([, entry]) => isForServers(entry) || !entry.optional).map(([path]) => path)).toEqual([])
  // No more than there were: a new dependency comes with its checksums.
  expect(unchecked.length).toBeLessThanOrEqual(52)
})
