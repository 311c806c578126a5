import { expect, it } from 'vitest'
import type { CompileResult } from '../compile/compile-latex.ts'
import { themeDefaults } from '@galley/resume/look-choices'
import { createThemePictures } from './theme-pictures.ts'

const latex = '\\documentclass[theme=modern]{resume}\n'
const page = { latex, bytes: new Uint8Array([1]) }
const pdf: CompileResult = { kind: 'pdf', bytes: new Uint8Array(), diagnostics: [], fileName: '', wantsAnother: false }
const themeIn = (text: string) => /theme=(\w+)/.exec(text)?.[1]
const themes = Object.keys(themeDefaults)
const others = themes.filter((theme) => theme !== 'modern')
const never = new AbortController().signal
const nothing = () => undefined

function start(answer: (theme: string | undefined) => CompileResult = () => pdf) {
  const asked: (string | undefined)[] = []
  const waits: number[] = []
  let atOnce = 0
  let maxAtOnce = 0
  const pictures = createThemePictures({
    async compile(text) {
      asked.push(themeIn(text))
      atOnce += 1
      maxAtOnce = Math.max(maxAtOnce, atOnce)
      await Promise.resolve()
      atOnce -= 1
      return answer(themeIn(text))
    },
    draw: () => Promise.resolve({} as HTMLCanvasElement),
    wait: (ms) => Promise.resolve(waits.push(ms)),
  })
  return { pictures, asked, waits, maxAtOnce: () => maxAtOnce }
}

it('compiles one theme after another, and takes the present one from the page', async () => {
  const { pictures, asked, maxAtOnce } = start()
  const seen: number[] = []
  await pictures.make(page, () => seen.push(Object.keys(pictures.find(latex)).length), never)
  expect(asked).toEqual(others)
  expect(seen).toEqual(themes.map((_, index) => index + 1))
  expect(maxAtOnce()).toBe(1)
})

it('compiles a text once, whichever of the themes it is in', async () => {
  const { pictures, asked } = start()
  await pictures.make(page, nothing, never)
  const other = latex.replace('modern', 'sidebar')
  expect(Object.keys(pictures.find(other))).toHaveLength(themes.length)
  await pictures.make({ ...page, latex: other }, nothing, never)
  expect(asked).toHaveLength(others.length)
})

it('stops when it is no longer wanted', async () => {
  const { pictures, asked } = start()
  const controller = new AbortController()
  await pictures.make(page, () => controller.abort(), controller.signal)
  expect(asked).toEqual([])
  expect(Object.keys(pictures.find(latex))).toEqual(['modern'])
})

it.each<[string, CompileResult]>([
  ['is not reached', { kind: 'errored', message: '' }],
  ['is busy', { kind: 'failed', code: 'busy', diagnostics: [], log: '', retryAfterSeconds: 1 }],
  ['is slow', { kind: 'failed', code: 'timeout', diagnostics: [], log: '' }],
])('asks again where the server %s', async (_name, refusal) => {
  let refusals = 2
  const { pictures, asked, waits } = start(() => (refusals-- > 0 ? refusal : pdf))
  await pictures.make(page, nothing, never)
  expect(asked).toEqual(['classic', 'classic', ...others])
  expect(waits).toHaveLength(2)
  expect(Object.values(pictures.find(latex))).not.toContain(null)
})

it('gives up after four tries, and begins again with the next page', async () => {
  const { pictures, asked } = start(() => ({ kind: 'errored', message: '' }))
  await pictures.make(page, nothing, never)
  expect(asked).toEqual(Array(4).fill('classic'))
  await pictures.make(page, nothing, never)
  expect(asked).toHaveLength(8)
  expect(Object.keys(pictures.find(latex))).toEqual(['modern'])
})

it('has no picture of a theme that the text does not compile in', async () => {
  const { pictures } = start((theme) =>
    theme === 'compact' ? { kind: 'failed', code: 'compilation_error', diagnostics: [], log: '' } : pdf,
  )
  await pictures.make(page, nothing, never)
  expect(pictures.find(latex)['compact']).toBeNull()
  expect(pictures.find(latex)['sidebar']).not.toBeNull()
})
