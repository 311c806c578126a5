// Rules about folders rather than files: how many files one holds, and that no two folders import each other.
import { dirname } from 'node:path/posix'

export interface SourceModule {
  /** Path of the file below the project's root. */
  source: string
  /** Paths of the files that it imports. */
  imports: readonly string[]
}

export interface LayoutBreach {
  rule: string
  from: string
  to: string
}

export const layoutRules = [
  { name: 'no-mutual-folders', comment: 'Move what both need into one of them, or into a third.' },
  { name: 'small-folders', comment: 'Split the folder by what its files are for.' },
] as const

export const maxFilesPerFolder = 25

const isSource = (path: string) =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|fake)\.tsx?$|\.d\.ts$|\/(testing|dev)\//.test(path) &&
  !path.includes('node_modules')

/** Tests and their fixtures do not count. */
export function findLayoutBreaches(modules: readonly SourceModule[]): LayoutBreach[] {
  const sources = modules.filter(({ source }) => isSource(source))
  return [...findMutualFolders(sources), ...findLargeFolders(sources)]
}

function findMutualFolders(sources: readonly SourceModule[]): LayoutBreach[] {
  const edges = new Map<string, LayoutBreach & { folders: [string, string] }>()
  for (const { source, imports } of sources)
    for (const target of imports.filter(isSource)) {
      const folders: [string, string] = [dirname(source), dirname(target)]
      if (folders[0] === folders[1]) continue
      edges.set(folders.join(' '), { rule: 'no-mutual-folders', from: source, to: target, folders })
    }
  return [...edges.values()]
    .filter(({ folders: [from, to] }) => from < to && edges.has(`${to} ${from}`))
    .flatMap(({ folders: [from, to], ...edge }) => {
      const { folders: _, ...back } = edges.get(`${to} ${from}`)!
      return [edge, back]
    })
}

function findLargeFolders(sources: readonly SourceModule[]): LayoutBreach[] {
  const counts = new Map<string, number>()
  for (const { source } of sources) counts.set(dirname(source), (counts.get(dirname(source)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > maxFilesPerFolder)
    .map(([folder, count]) => ({ rule: 'small-folders', from: folder, to: `${count} files` }))
}
