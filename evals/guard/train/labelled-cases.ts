// Every proposal of the sets with what it is, for learning and for measuring.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyResumeData } from '@galley/contract/resume-data'
import type { GuardInput } from '@galley/honesty/guard/case/verdict'
import { formOf, guardInput, type ProposalCase, type Subject } from '@galley/honesty/guard/testing/proposals'
import { getSubject } from '@galley/honesty/guard/testing/subjects'
import { ownWords } from '@galley/honesty/reply/own-words'
import { readResume } from '@galley/resume/lens/read-resume'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { getPerson } from '../people/all-people.ts'
import { everydayFabrications2 } from '../sets/everyday-2-fabrications.ts'
import { everydayHonestEdits2 } from '../sets/everyday-2-honest.ts'
import { everydayFabrications3, everydayHonestEdits3 } from '../sets/everyday-3.ts'
import { everydayFabrications4, everydayHonestEdits4 } from '../sets/everyday-4.ts'
import { everydayFabrications5, everydayHonestEdits5 } from '../sets/everyday-5.ts'
import { everydayFabrications6, everydayHonestEdits6 } from '../sets/everyday-6.ts'
import { everydayFabrications } from '../sets/everyday-fabrications.ts'
import { everydayHonestEdits } from '../sets/everyday-honest.ts'
import { fabrications } from '../sets/fabrications.ts'
import { honestEdits } from '../sets/honest-edits.ts'
import { typicalFabrications2 } from '../sets/typical-2-fabrications.ts'
import { typicalHonestEdits2 } from '../sets/typical-2-honest.ts'
import { typicalFabrications3, typicalHonestEdits3 } from '../sets/typical-3.ts'
import { typicalFabrications } from '../sets/typical-fabrications.ts'
import { typicalHonestEdits } from '../sets/typical-honest.ts'
import { fabrications2 } from '../sets/unseen-2.ts'
import { honestEdits2 } from '../sets/unseen-2-honest.ts'
import { fabrications3 } from '../sets/unseen-3.ts'
import { honestEdits3 } from '../sets/unseen-3-honest.ts'
import { fabrications4, honestEdits4 } from '../sets/unseen-4.ts'
import { fabrications5, honestEdits5 } from '../sets/unseen-5.ts'

export interface LabelledCase {
  readonly set: string
  readonly isTrade: boolean
  readonly id: string
  readonly kind: 'fabrication' | 'honest' | 'page'
  readonly input: GuardInput
}

interface TradeCase {
  readonly id: string
  readonly person: string
  readonly kind: 'fabrication' | 'honest'
  readonly request: string
  readonly posting?: string
  readonly edits: readonly { readonly find: string; readonly replace: string }[]
}
interface TradeSet {
  readonly people: readonly { readonly id: string; readonly latex: string }[]
  readonly cases: readonly TradeCase[]
  readonly pages: readonly Omit<TradeCase, 'kind'>[]
}

const folder = join(import.meta.dirname, '..')

/** A set of trades by its file. */
function tradeCases(set: string): LabelledCase[] {
  const file = join(folder, 'trades', `${set}.json`)
  const { people, cases, pages } = JSON.parse(readFileSync(file, 'utf8')) as TradeSet
  const all = [...cases, ...pages.map((page) => ({ ...page, kind: 'page' as const }))]
  return all.map(({ id, person, kind, request, posting = '', edits }) => {
    const latex = people.find((one) => one.id === person)?.latex ?? ''
    const document = readResume(latex)
    const proposed = edits.reduce((text, { find, replace }) => text.replace(find, () => replace), latex)
    const input = {
      accepted: { latex, pdf: null },
      proposed: { latex: proposed, pdf: null },
      form: document ? resumeDataOf(document) : emptyResumeData(),
      said: ownWords([request], posting),
      asked: [request],
      jobDescription: posting,
      message: '',
    }
    return { set, isTrade: true, id, kind, input }
  })
}

interface StyledSet {
  readonly subjects: Record<string, { latex: string; form: Parameters<typeof formOf>[0]; jd: string }>
  readonly honest: readonly (ProposalCase & { subject: string })[]
  readonly fabricated: readonly (ProposalCase & { subject: string })[]
}

function styledCases(set: string): LabelledCase[] {
  const file = join(folder, 'corpus-style', `${set}.json`)
  const { subjects, honest, fabricated } = JSON.parse(readFileSync(file, 'utf8')) as StyledSet
  const subjectOf = (id: string): Subject => {
    const own = subjects[id]
    return own ? { latex: own.latex, form: formOf(own.form), jobDescription: own.jd } : getSubject(id)
  }
  return [...honest, ...fabricated].map((one, index) => ({
    set: `style-${set}`,
    isTrade: false,
    id: String(index),
    kind: index < honest.length ? 'honest' : 'fabrication',
    input: guardInput(subjectOf(one.subject), one),
  }))
}

type Proposals = Readonly<Record<string, readonly ProposalCase[]>>
const people: Readonly<Record<string, readonly [Proposals, Proposals]>> = {
  'unseen-1': [fabrications, honestEdits],
  'unseen-2': [fabrications2, honestEdits2],
  'unseen-3': [fabrications3, honestEdits3],
  'unseen-4': [fabrications4, honestEdits4],
  'unseen-5': [fabrications5, honestEdits5],
  typical: [typicalFabrications, typicalHonestEdits],
  'typical-2': [typicalFabrications2, typicalHonestEdits2],
  'typical-3': [typicalFabrications3, typicalHonestEdits3],
  everyday: [everydayFabrications, everydayHonestEdits],
  'everyday-2': [everydayFabrications2, everydayHonestEdits2],
  'everyday-3': [everydayFabrications3, everydayHonestEdits3],
  'everyday-4': [everydayFabrications4, everydayHonestEdits4],
  'everyday-5': [everydayFabrications5, everydayHonestEdits5],
  'everyday-6': [everydayFabrications6, everydayHonestEdits6],
}

const peopleCases = (): LabelledCase[] =>
  Object.entries(people).flatMap(([set, pair]) =>
    pair.flatMap((proposals, index) =>
      Object.entries(proposals).flatMap(([person, all]) =>
        all.map((one) => ({
          set,
          isTrade: false,
          id: `${person}: ${one.title}`,
          kind: index === 0 ? ('fabrication' as const) : ('honest' as const),
          input: guardInput(getPerson(person), one),
        })),
      ),
    ),
  )

/** The last sets of trades are left out: what is measured on them was not learned from them. */
const trades =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth'
const styles = 'first second third fourth fifth sixth seventh'

/** Every proposal that is learned from. */
export const labelledCases = (): LabelledCase[] => [
  ...trades.split(' ').flatMap(tradeCases),
  ...styles.split(' ').flatMap(styledCases),
  ...peopleCases(),
]
