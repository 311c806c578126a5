// Bundles one of the server's programs, `api` or `worker`, into apps/*/dist: a start reads a few files instead of two
// thousand, and Node strips no types. Files beside a module are found where they are, in its sources.
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** Each is a file of its own: the program, and its threads. */
const entries: Record<string, Record<string, string>> = {
  api: {
    main: 'main.ts',
    'judge-worker': 'adapters/background/judge-worker.ts',
    'proofreader-worker': 'adapters/proofreading/proofreader-worker.ts',
  },
  worker: { main: 'main.ts' },
}
/** What finds files of its own beside itself, or is machine code. */
const external = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'harper.js',
  'pdfjs-dist',
  'piscina',
]

const [name = ''] = process.argv.slice(2)
const own = entries[name]
if (own === undefined) throw new Error(`There is no program “${name}” to bundle.`)
const app = join(root, 'apps', name)
const outDir = join(app, 'dist')

/** A thread starts from its bundle; any other file is read from beside the module that names it. */
const filesBesideSources: Plugin = {
  name: 'files-beside-sources',
  // Sees the sources as they are written.
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || id.includes('/node_modules/') || !code.includes('import.meta.')) return null
    const source = relative(outDir, id)
    return code
      .replaceAll(/new URL\('([\w-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.mjs', import.meta . url)")
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta . url).href`)
      .replaceAll('import.meta.dirname', `(import.meta . dirname + ${JSON.stringify(`/${join(source, '..')}`)})`)
  },
}

await build({
  root: app,
  configFile: false,
  logLevel: 'warn',
  plugins: [filesBesideSources],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(own).map(([key, path]) => [key, join(app, 'src', path)])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
