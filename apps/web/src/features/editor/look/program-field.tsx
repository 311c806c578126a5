// What the document is typeset with: chosen by the document itself, or named in its first line.
import { compilers } from '@galley/contract/latex'
import { compilerOf, type CompilerOfDocument } from '@galley/resume/compiler/compiler-of'
import { nameCompiler } from '@galley/resume/compiler/name-compiler'
import { strings } from '../../../strings/en.ts'
import { SelectField } from './look-fields.tsx'

const words = strings.look

function hintOf({ because, by }: CompilerOfDocument): string {
  const { none, named, loaded, letters } = words.programHint
  if (because === null) return none
  if (because === 'named') return named
  return because === 'loaded' ? loaded(by ?? '') : letters
}

export function ProgramField({ latex, onChange }: { latex: string; onChange: (latex: string) => void }) {
  const used = compilerOf(latex)
  const isNamed = used.because === 'named'
  const ofItself = isNamed ? compilerOf(nameCompiler(latex, 'auto')) : used
  return (
    <div>
      <SelectField
        label={words.program}
        isOwn={isNamed}
        value={isNamed ? used.compiler : undefined}
        choices={compilers.map((value) => ({ value, label: words.programs[value] }))}
        ofTheme={words.programs[ofItself.compiler]}
        onChange={(value) => {
          const next = nameCompiler(latex, compilers.find((name) => name === value) ?? 'auto')
          if (next !== latex) onChange(next)
        }}
      />
      <p className="mt-1 text-xs text-ink-soft">{hintOf(used)}</p>
    </div>
  )
}
