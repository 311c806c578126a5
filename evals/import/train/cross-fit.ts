// Each family read by a model that was trained without it: families in groups, one group left out at a time.
import type { ModelWeights } from '@galley/import/pdf/model/learning'
import { familyNames } from '../generate/families.ts'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { fieldRecords, trainFields } from './train-fields.ts'
import type { FieldRecord } from './train-fields.ts'
import { trainLines } from './train-lines.ts'

export interface LeftOut {
  readonly pages: readonly LabelledPage[]
  readonly model: ModelWeights
  readonly records: readonly FieldRecord[]
}

const groups = 5

/** `learnt` are the pages that the models learn from: a part of them where fields need many, and lines few. */
export function crossFit(pages: readonly LabelledPage[], learnt = pages): LeftOut[] {
  return Array.from({ length: groups }, (_, group) => {
    const isOut = ({ family }: LabelledPage) => familyNames.indexOf(family) % groups === group
    const own = pages.filter(isOut)
    const model = trainLines(learnt.filter((page) => !isOut(page)))
    return { pages: own, model, records: own.flatMap((page) => fieldRecords(page, model)) }
  })
}

/** Weighed by what the other groups' fields say. */
export function withFields(all: readonly LeftOut[]): LeftOut[] {
  return all.map((own) => {
    const others = all.filter((other) => other !== own).flatMap(({ records }) => records)
    return { ...own, model: { ...own.model, fields: trainFields(others) } }
  })
}
