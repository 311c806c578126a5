// Every package is pinned by a checksum, on every system. A registry that lacks a build for one system makes npm leave
// that build out of the lockfile without an error, and `npm ci` then refuses the lockfile on that system: choose a
// version that all builds exist of.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Entry {
  link?: boolean
  /** Ships inside its parent package, under the parent's checksum. */
  inBundle?: boolean
  integrity?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

describe.each(['../package-lock.json', 'package-lock.json', 'helm/package-lock.json'])('%s', (name) => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

  it('every package has a checksum', () => {
    expect(installed.length).toBeGreaterThan(0)
    const unchecked = installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'))
    expect(unchecked.map(([path]) => path)).toEqual([])
  })

  it('the builds for other systems are all there', () => {
    const paths = Object.keys(packages)
    const builds = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    const missing = builds.filter((build) => !paths.some((path) => path.endsWith(`node_modules/${build}`)))
    expect(missing).toEqual([])
  })

  it('no registry is named', () => {
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  })
})
