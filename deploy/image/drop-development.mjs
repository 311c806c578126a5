// Rewrites manifests of npm to what the image has: without what developers need, and with its own workspaces alone.
import { readFileSync, writeFileSync } from 'node:fs'

const paths = process.argv.slice(2)
const workspaces = paths.map((path) => path.replace(/\/?package\.json$/, '')).filter(Boolean)
for (const path of paths) {
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8'))
  if (manifest.workspaces !== undefined) manifest.workspaces = workspaces
  writeFileSync(path, JSON.stringify(manifest))
}
