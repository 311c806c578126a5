// How far confidence can be trusted: of fields of one confidence, how many are right; of those without colour, how many
// are wrong; of the wrong ones, how many are coloured.
import { confidenceFrom } from '@galley/contract/confidence'
import type { FieldEvidence } from '@galley/contract/import'
import type { ResumeData } from '@galley/contract/resume-data'
import { table } from '../../bench/statistics.ts'
import { judgedFields } from './judged-fields.ts'
import type { Truth } from './score.ts'

export interface JudgedField {
  readonly kind: string
  readonly confidence: number
  readonly isRight: boolean
}

export function judged(data: ResumeData, fields: readonly FieldEvidence[], truth: Truth): JudgedField[] {
  const rights = judgedFields(data, truth)
  return fields.flatMap(({ path, confidence }) => {
    const isRight = rights.get(path)
    return isRight === undefined ? [] : [{ kind: path.replace(/\.\d+/g, ''), confidence, isRight }]
  })
}

const bounds = [0, 0.2, 0.35, 0.5, 0.65, 0.75, 0.85, 0.95, 1.01]

export function reliability(all: readonly JudgedField[]): string {
  const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`)
  const isSure = ({ confidence }: JudgedField) => confidence >= confidenceFrom.sure
  const rows = bounds.slice(1).map((to, index) => {
    const own = all.filter(({ confidence }) => confidence >= bounds[index]! && confidence < to)
    return [
      `${bounds[index]!.toFixed(2)}–${Math.min(1, to).toFixed(2)}`,
      String(own.length),
      percent(own.filter(({ isRight }) => isRight).length, own.length),
    ]
  })
  const kinds = Array.from(new Set(all.map(({ kind }) => kind))).toSorted()
  const byKind = [...kinds, 'all'].map((kind) => {
    const own = kind === 'all' ? all : all.filter((field) => field.kind === kind)
    const [sure, wrong] = [own.filter(isSure), own.filter(({ isRight }) => !isRight)]
    const sureWrong = sure.filter(({ isRight }) => !isRight).length
    return [
      kind,
      String(own.length),
      String(wrong.length),
      percent(sureWrong, sure.length),
      percent(wrong.length - sureWrong, wrong.length),
      percent(own.length - sure.length, own.length),
    ]
  })
  return `${table(['confidence', 'fields', 'right'], rows)}\n\n${table(['field', 'n', 'wrong', 'wrong without colour', 'wrong ones coloured', 'coloured'], byKind)}`
}
