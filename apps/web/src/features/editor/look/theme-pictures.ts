// The first page of a resume in each theme. One is compiled at a time; each text once.
import { themeOf } from '@galley/resume/class-options'
import { themeDefaults } from '@galley/resume/look-choices'
import { setOption } from '@galley/resume/set-option'
import type { CompileResult } from '../compile/compile-latex.ts'
import type { CompiledPdf } from '../state/editor-state.ts'

/** Null: the text does not compile in this theme. */
export type Picture = HTMLCanvasElement | null
export type Pictures = Readonly<Record<string, Picture>>

export interface PicturesParts {
  compile: (latex: string, signal: AbortSignal) => Promise<CompileResult>
  draw: (bytes: Uint8Array) => Promise<HTMLCanvasElement>
}

/** Five of a text: those of the texts before are there when one is gone back to. */
const maxKept = 40

export function createThemePictures({ compile, draw }: PicturesParts) {
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
     * Makes what is missing, the present theme's from the page that is shown. Gives up where the server has no time,
     * and when `signal` is aborted.
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
    const result = await compile(text, signal).catch(() => null)
    if (result?.kind === 'pdf') return result.bytes
    return result?.kind === 'failed' && result.retryAfterSeconds === undefined ? null : 'no_time'
  }
}

export type ThemePictures = ReturnType<typeof createThemePictures>
