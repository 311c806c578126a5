// What Lua adds to what a document can try, and the known attacks under XeLaTeX and LuaLaTeX: nothing comes out, and
// nothing is left, behind both layers of the sandbox and behind the inner one alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tierSample } from '@galley/resume/testing/tier'
import { bubblewrap, guardOnly, noSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { attacks, floods, isEndless, programs, reads, writes, type Attack } from '../testing/attacks.ts'
import { plantCanary } from '../testing/canary.ts'
import { runTex } from '../tex/run-tex.ts'
import type { TexRun } from '../tex/tex-results.ts'

const timeoutMs = 6_000
/** What never ends keeps a core busy until it is stopped; by then it has long begun. */
const endlessMs = 3_000
const ends = [0, 1, 124, 134, 137, 139, 152, 153, 255, null]
let canary: ReturnType<typeof plantCanary>
beforeAll(() => void (canary = plantCanary()))
afterAll(() => canary.remove())

type Other = 'xelatex' | 'lualatex'
interface Cold {
  sandbox?: Sandbox
  isEndless?: boolean
}
const cold = (
  compiler: Other,
  body: string,
  { sandbox = bubblewrap(), isEndless = false }: Cold = {},
): Promise<TexRun> =>
  runTex(`\\documentclass{article}\\usepackage{graphicx}\n\\begin{document}\n${body}\n\\end{document}\n`, {
    sandbox,
    timeoutMs: isEndless ? endlessMs : timeoutMs,
    purpose: 'preview',
    signal: AbortSignal.timeout(30_000),
    compiler,
  })

const shown = (lua: string) =>
  `\\directlua{local function f() ${lua} end local ok, x = pcall(f) texio.write_nl("GOT " .. tostring(x)) tex.sprint(-2, tostring(x))}x`
const lua: [title: string, body: (path: string, folder: string) => string, leaks?: true][] = [
  ['io.open', (path) => shown(`return io.open("${path}", "rb"):read("a")`), true],
  ['io.lines', (path) => shown(`return io.lines("${path}")()`), true],
  ['loadfile', (path) => shown(`local a, b = loadfile("${path}") return b`)],
  ['dofile', (path) => shown(`dofile("${path}")`)],
  ['lfs.dir', () => shown('local s = "" for n in lfs.dir("/etc") do s = s .. n .. " " end return "LIST[" .. s .. "]"')],
  ['a link', (path) => shown(`lfs.link("${path}", "l.txt", true) return io.open("l.txt"):read("a")`), true],
  ['the environment', () => shown('return io.open("/proc/self/environ", "rb"):read("a")')],
  [
    'an embedded file',
    (path) => `\\directlua{pdf.obj{type="stream", file="${path}", immediate=true, compresslevel=0}}x`,
    true,
  ],
  ['os.execute', (path) => shown(`os.execute("cat ${path} > stolen.txt") return io.open("stolen.txt"):read("a")`)],
  ['io.popen', (path) => shown(`return io.popen("cat ${path}"):read("a")`)],
  ['os.spawn', (path, folder) => shown(`return os.spawn({"cp", "${path}", "${folder}/spawned"})`)],
  ['a socket', () => shown('return require("socket").connect("127.0.0.1", 22)')],
  [
    'a library of the system',
    () => shown('return package.loadlib("/lib/x86_64-linux-gnu/libc.so.6", "system")("id > o.txt")'),
  ],
  [
    'ffi',
    (_, folder) =>
      shown(
        `local ffi = require("ffi") ffi.cdef("int system(const char *);") return ffi.C.system("touch ${folder}/ffi")`,
      ),
  ],
  ['writing a file of the machine', (_, folder) => shown(`io.open("${folder}/written.txt", "w"):write("x")`)],
  ['removing a file of the machine', (path) => shown(`return os.remove("${path}")`)],
  ['renaming a file of the machine', (path) => shown(`return os.rename("${path}", "${path}.x")`)],
  [
    'the descriptors that are open',
    () =>
      shown(
        'local s = "" for i = 3, 20 do local f = io.open("/dev/fd/" .. i) s = s .. tostring(f ~= nil) end return s',
      ),
  ],
  [
    'memory without end',
    () => '\\directlua{local t = {} while true do t[\\string#t + 1] = string.rep("x", 1000000) end}',
  ],
  ['a loop', () => '\\directlua{while true do end}'],
  ['a loop that catches all', () => '\\directlua{while true do pcall(function() error("x") end) end}'],
  [
    'files without end',
    () =>
      '\\directlua{local i = 0 while true do i = i + 1 local f = io.open("f" .. i, "w") if f then f:write(string.rep("x", 100000)) f:close() end end}',
  ],
]

const neverEnds = (title: string) => /without end|a loop/.test(title)

it('has twenty attacks by Lua and more', () => expect(lua.length).toBeGreaterThanOrEqual(20))

describe('by Lua', () => {
  it.concurrent.each(lua)('%s: nothing comes out', async (title, body) => {
    const run = await cold('lualatex', body(canary.path, canary.folder), { isEndless: neverEnds(title) })
    expect(ends).toContain(run.code)
    expect(await canary.tracesIn(run)).toEqual([])
    expect(run.log).not.toMatch(/LIST\[.*passwd/)
    expect(canary.isUntouched()).toBe(true)
  })
  it.concurrent.each(lua)('%s: nor where the guard is alone', async (title, body) => {
    const layer = { sandbox: guardOnly(), isEndless: neverEnds(title) }
    const run = await cold('lualatex', body(canary.path, canary.folder), layer)
    expect(ends).toContain(run.code)
    expect((await canary.tracesIn(run)).filter((trace) => !trace.startsWith('SIZE'))).toEqual([])
    expect(canary.isUntouched()).toBe(true)
  })
  it.concurrent.each(lua.filter(([, , leaks]) => leaks))('%s: without a sandbox it comes out', async (_title, body) => {
    expect(
      await canary.tracesIn(await cold('lualatex', body(canary.path, canary.folder), { sandbox: noSandbox() })),
    ).not.toEqual([])
  })
})

/** What XeTeX's writer of PDFs reads for a document. */
const byDvipdfmx: [title: string, body: (path: string) => string][] = [
  ['a stream of a file', (path) => `\\special{pdf:fstream @x (${path})}\\special{pdf:put @catalog <</X @x>>}x`],
  ['an image', (path) => `\\special{pdf:image (${path.replace(/txt$/, 'pdf')})}x`],
  ['a picture', (path) => `\\XeTeXpdffile "${path.replace(/txt$/, 'pdf')}" x`],
  ['an embedded file', (path) => `\\special{pdf:fstream @y (${path}) <</Type/EmbeddedFile>>}x`],
  ['a PostScript picture', (path) => `\\special{psfile=${path}}x`],
  ['code of PostScript', (path) => `\\special{ps: (${path}) run}x`],
]
describe('by XeTeX’s writer of PDFs', () => {
  it.concurrent.each(byDvipdfmx)('%s: nothing comes out', async (_title, body) => {
    const run = await cold('xelatex', body(canary.path))
    expect(ends).toContain(run.code)
    expect(await canary.tracesIn(run)).toEqual([])
  })
})

const isFlood = (attack: Attack) => floods.includes(attack)
const tried = [
  ...new Set([
    ...reads.filter(({ leaks }) => leaks),
    ...[reads, programs, writes, floods].flatMap((kind) => tierSample(kind, 2)),
  ]),
]
describe.each(['xelatex', 'lualatex'] as const)('the known attacks under %s', (compiler) => {
  it('are those of pdflatex', () => expect(tried.every((attack) => attacks.includes(attack))).toBe(true))
  it.concurrent.each(tried)('$title', async (attack) => {
    const run = await cold(compiler, attack.body(canary.path, canary.folder), { isEndless: isEndless(attack) })
    expect(ends).toContain(run.code)
    if (!isFlood(attack)) expect(await canary.tracesIn(run)).toEqual([])
    expect(canary.isUntouched()).toBe(true)
  })
})
