// What the document is typeset with: chosen by the document itself, or named in its first line.
import { compilers, type TexCompiler } from '@galley/contract/latex'
import { compilerOf, type CompilerOfDocument } from '@galley/resume/compiler/compiler-of'
import { nameCompiler } from '@galley/resume/compiler/name-compiler'
import { strings } from '../../../strings/en.ts'
import type { CompiledPdf } from '../state/editor-state.ts'
import { SelectField } from './look-fields.tsx'

const words = strings.look

/** `set`: what set the page, which shows more than the text does. */
function hintOf({ compiler, because, by }: CompilerOfDocument, set: TexCompiler | undefined): string {
  if (set !== undefined && set !== compiler) return words.programHint.set(words.programs[set])
  const { none, named, loaded, letters } = words.programHint
  if (because === null) return none
  if (because === 'named') return named
  return because === 'loaded' ? loaded(by ?? '') : letters
}

interface Props {
  latex: string
  /** The page of this very text; null while there is none. */
  page: CompiledPdf | null
  onChange: (latex: string) => void
}

export function ProgramField({ latex, page, onChange }: Props) {
  const used = compilerOf(latex)
  const isNamed = used.because === 'named'
  const ofItself = isNamed ? compilerOf(nameCompiler(latex, 'auto')) : used
  return (
    <div>
      <SelectField
        label={words.program}
        isOwn={isNamed}
        resetWords={{ text: words.resetProgram, name: words.resetProgramOf(words.program) }}
        value={isNamed ? used.compiler : undefined}
        choices={compilers.map((value) => ({ value, label: words.programs[value] }))}
        ofTheme={words.programs[ofItself.compiler]}
        onChange={(value) => {
          const next = nameCompiler(latex, compilers.find((name) => name === value) ?? 'auto')
          if (next !== latex) onChange(next)
        }}
      />
      <p className="mt-1 text-xs text-ink-soft">{hintOf(used, page?.compiler)}</p>
    </div>
  )
}
