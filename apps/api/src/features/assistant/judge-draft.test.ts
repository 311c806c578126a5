// How often the judge calls the background, and what of a draft is compiled.
import type { Inspected } from '@galley/contract/worker-wire'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { expect, it } from 'vitest'
import { sameThreadBackground } from '../../adapters/background/same-thread-background.ts'
import type { AssistantDraft } from '../../adapters/llm/assistant.port.ts'
import { createJudge } from './judge-draft.ts'

const accepted = sampleLatex('classic')
const clean = accepted.replace('\\item ', '\\item Well: ')
const page: Inspected = {
  outcome: 'ok',
  diagnostics: [],
  reading: { pages: 1, text: '', links: [], faint: [] },
  pages: 1,
}

interface Given {
  repaired?: string
  inspect?: (latex: string) => Promise<Inspected>
  stopper?: AbortController
}

function judgeWith({ repaired, inspect = async () => page, stopper = new AbortController() }: Given = {}) {
  const [calls, inspected, stages]: [string[], string[], string[]] = [[], [], []]
  const background = sameThreadBackground()
  const judge = createJudge({
    compiler: {
      inspect: async ({ latex }) => (inspected.push(latex), inspect(latex)),
      readPdf: async () => null,
    },
    secondReader: null,
    assistant: { repair: async () => (repaired === undefined ? null : draftOf(repaired)) },
    background: {
      ...background,
      run: (name, input, context) => (calls.push(name), background.run(name, input, context)),
    },
  })
  const answerTo = (draft: AssistantDraft) =>
    judge({
      ask: {
        intent: 'chat',
        message: 'Improve it.',
        latex: accepted,
        form: sampleResume('classic'),
        jobDescription: '',
        history: [],
        image: null,
        pdf: null,
      },
      draft,
      said: [],
      userId: 'user',
      signal: stopper.signal,
      listener: { onText: () => {}, onStage: (stage) => stages.push(stage) },
    })
  return { answerTo, calls, inspected, stages }
}
const draftOf = (latex: string | null): AssistantDraft => ({ message: 'Done.', latex, isRefusal: false })

it('judges a clean proposal in one background call', async () => {
  const { answerTo, calls, inspected, stages } = judgeWith()
  expect((await answerTo(draftOf(clean))).proposal).toMatchObject({ newLatex: clean })
  expect(calls).toHaveLength(1)
  expect(inspected).toEqual([accepted, clean])
  expect(stages).toEqual(['checking'])
})

it('inspects both texts at the same time', async () => {
  const both = Promise.withResolvers<Inspected>()
  let begun = 0
  const { answerTo } = judgeWith({
    inspect: async () => ((begun += 1), begun === 2 && both.resolve(page), both.promise),
  })
  expect((await answerTo(draftOf(clean))).proposal).not.toBeNull()
})

it.each([
  ['without a document', null],
  ['that is empty', ' '],
  ['that changes nothing', accepted],
  ['of too many parts', accepted.replace('\\item ', () => '\\item A.\n'.repeat(900) + '\\item ')],
])('decides a draft %s in one call, and compiles nothing', async (_what, latex) => {
  const { answerTo, calls, inspected, stages } = judgeWith()
  expect((await answerTo(draftOf(latex))).proposal).toBeNull()
  expect([calls.length, inspected, stages]).toEqual([1, [], []])
})

it('never compiles what could do something', async () => {
  const { answerTo, inspected } = judgeWith()
  const answer = await answerTo(draftOf(accepted.replace('\\item ', '\\item \\input{/etc/passwd} ')))
  expect(answer.message).toContain('took it back')
  // The accepted text's compile begins before the source is judged.
  expect(inspected).toEqual([accepted])
})

it('makes one call for a repair, and compiles the accepted text once', async () => {
  const { answerTo, calls, inspected, stages } = judgeWith({ repaired: clean })
  const answer = await answerTo(draftOf(accepted.replace('\\item ', '\\item Kubernetes, 9000 times. ')))
  expect(answer.proposal).toMatchObject({ newLatex: clean })
  expect(calls).toHaveLength(2)
  expect(inspected.filter((latex) => latex === accepted)).toHaveLength(1)
  expect(stages).toEqual(['checking', 'repairing'])
})

it('salvages what is left in one call', async () => {
  const { answerTo, calls } = judgeWith()
  const answer = await answerTo(draftOf(clean.replace('26 trained', '260 trained')))
  expect(answer.proposal).toMatchObject({ newLatex: clean })
  expect(calls).toHaveLength(2)
})

it('fails as an inspection does', async () => {
  const { answerTo } = judgeWith({ inspect: async () => Promise.reject(new Error('no compiler')) })
  await expect(answerTo(draftOf(clean))).rejects.toThrow('no compiler')
  const busy = judgeWith({ inspect: async () => ({ ...page, outcome: 'busy', reading: null }) })
  await expect(busy.answerTo(draftOf(clean))).rejects.toMatchObject({ reason: 'unreachable' })
})

it('stops when it is stopped, also while a text is compiled', async () => {
  const stopper = new AbortController()
  const { answerTo, calls } = judgeWith({
    stopper,
    inspect: async () => (stopper.abort(new Error('stopped')), page),
  })
  await expect(answerTo(draftOf(clean))).rejects.toThrow('stopped')
  await expect(answerTo(draftOf(clean))).rejects.toThrow('stopped')
  expect(calls).toHaveLength(2)
})

it('offers other wordings of a line that pass as the proposal does, two for a line at most', async () => {
  const proposed = accepted.replace('Served as union safety', 'Acted as union safety')
  const other = (latex: string) => ({ quoted: 'Acted as union safety', latex })
  const wordingsOf = async (...wordings: ReturnType<typeof other>[]) => {
    const { answerTo, calls, inspected } = judgeWith()
    const { proposal } = await answerTo({ ...draftOf(proposed), wordings })
    expect(proposal).toMatchObject({ newLatex: proposed })
    return { texts: proposal?.wordings?.map(({ latex }) => latex.trim()), calls: calls.length, inspected }
  }
  const sound = 'Union safety representative for night staff.'
  expect(await wordingsOf(other(sound))).toMatchObject({ texts: [`\\item ${sound}`], calls: 2 })
  const invented = 'Acted as union safety representative for 40 night staff.'
  expect(await wordingsOf(other(invented), other(sound))).toMatchObject({ texts: [`\\item ${sound}`] })
  expect(await wordingsOf(other(invented))).toMatchObject({ texts: [] })
  // Of another shape: it is not even judged.
  expect(await wordingsOf(other('\\input{x}'))).toMatchObject({ texts: [], calls: 1 })
})

it('offers the proposal without other wordings where those can’t be judged', async () => {
  const proposed = accepted.replace('Served as union safety', 'Acted as union safety')
  const { answerTo } = judgeWith({
    inspect: async (latex) => (latex === accepted || latex === proposed ? page : Promise.reject(new Error('late'))),
  })
  const wordings = [{ quoted: 'Acted as', latex: 'Union safety representative for night staff.' }]
  expect((await answerTo({ ...draftOf(proposed), wordings })).proposal).toMatchObject({
    newLatex: proposed,
    wordings: [],
  })
})
