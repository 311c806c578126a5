// The first page of a resume in each theme. One is compiled at a time; each text once.
import { themeOf } from '@galley/resume/class-options'
import { themeDefaults } from '@galley/resume/look-choices'
import { setOption } from '@galley/resume/set-option'
import { isOfTheText } from '../state/editor-state.ts'
import type { CompileResult } from '../compile/compile-latex.ts'
import type { CompiledPdf } from '../state/editor-state.ts'

/** Null: the text does not compile in this theme. */
export type Picture = HTMLCanvasElement | null
export type Pictures = Readonly<Record<string, Picture>>

export interface PicturesParts {
  compile: (latex: string, signal: AbortSignal) => Promise<CompileResult>
  draw: (bytes: Uint8Array) => Promise<HTMLCanvasElement>
  wait: (ms: number) => Promise<unknown>
}

/** Twelve of a text: those of the texts before are there when one is gone back to. */
const maxKept = 60
const maxTries = 4

export function createThemePictures({ compile, draw, wait }: PicturesParts) {
  const kept = new Map<string, Picture>()
  const keep = (text: string, picture: Picture) => {
    kept.set(text, picture)
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - maxKept))) kept.delete(oldest)
  }
  const textIn = (latex: string, theme: string) => setOption(latex, 'theme', theme) ?? latex

  return {
    /** Those that are there already. */
    find(latex: string): Pictures {
      const there = Object.keys(themeDefaults).filter((theme) => kept.has(textIn(latex, theme)))
      return Object.fromEntries(there.map((theme) => [theme, kept.get(textIn(latex, theme)) ?? null]))
    },
    /**
     * Makes what is missing, the present theme's from the page that is shown. Where the server has no time, it is asked
     * again up to `maxTries`; gives up then, and when `signal` is aborted.
     */
    async make({ latex, bytes }: CompiledPdf, onMade: () => void, signal: AbortSignal): Promise<void> {
      const present = themeOf(latex)
      const names = Object.keys(themeDefaults).toSorted((a, b) => Number(b === present) - Number(a === present))
      for (const theme of names) {
        if (signal.aborted) return
        const text = textIn(latex, theme)
        if (kept.has(text)) continue
        const made = theme === present ? bytes : await compiled(text, signal)
        if (signal.aborted || made === 'no_time') return
        const picture = made && (await draw(made).catch(() => null))
        if (signal.aborted) return
        keep(text, picture)
        onMade()
      }
    },
  }

  async function compiled(text: string, signal: AbortSignal): Promise<Uint8Array | null | 'no_time'> {
    for (let tried = 1; ; tried += 1) {
      const result = await compile(text, signal).catch(() => null)
      if (result?.kind === 'pdf') return result.bytes
      if (result?.kind === 'failed' && isOfTheText(result.code)) return null
      if (signal.aborted || tried === maxTries) return 'no_time'
      await wait((result?.retryAfterSeconds ?? tried) * 1000)
      if (signal.aborted) return 'no_time'
    }
  }
}

export type ThemePictures = ReturnType<typeof createThemePictures>
