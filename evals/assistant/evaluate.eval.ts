// Thirty wishes against recorded replies, through the whole pipeline: what is honest is offered, what is not never is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseAssistant } from '../../apps/api/src/choose-assistant.ts'
import { threadProofreader } from '../../apps/api/src/adapters/proofreading/thread-proofreader.ts'
import { sameThreadBackground } from '../../apps/api/src/adapters/background/same-thread-background.ts'
import { fakeCompiler } from '../../apps/api/src/adapters/compiler/compiler.fake.ts'
import { startFakeProvider, type FakeProvider, type WireFormat } from '../../apps/api/src/testing/fake-provider.ts'
import { evaluate, tableOf, type Evaluation } from './evaluate.ts'
import { recorded, replyOf } from './recorded-replies.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import { recordedFor, standInSettings, wireFormats } from './stand-in.ts'

let provider: FakeProvider
beforeAll(async () => void (provider = await startFakeProvider()))
afterAll(() => provider.stop())

const fake = fakeCompiler()
/** What would be an error of TeX's in these documents. */
const compiler = {
  ...fake,
  inspect: (request: { latex: string; userKey: string }, signal: AbortSignal) =>
    fake.inspect({ ...request, latex: request.latex.replace('\\sectoin', 'FAIL:compilation_error') }, signal),
}

async function run(scenario: Scenario, format: WireFormat): Promise<Evaluation> {
  provider.reply = replyOf(recordedFor(scenario.id), scenario.latex)
  const settings = standInSettings(provider, format)
  const background = sameThreadBackground()
  const proofreader = threadProofreader()
  return evaluate(scenario, {
    assistant: chooseAssistant({ settings, compiler, background, proofreader, onUse: () => {} }),
    compiler,
  })
}

it('has a recorded reply for each of thirty scenarios', () => {
  expect(scenarios.length).toBe(30)
  expect(Object.keys(recorded).toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted())
})

describe.each(wireFormats)('as %s', (format) => {
  it.each(scenarios)('$kind: $id', async (scenario) => {
    const evaluated = await run(scenario, format)
    expect(tableOf([evaluated])).toContain('1 of 1 good')
  })
})

it.each(['tailor-pressed', 'rewrite-impact', 'refuse-degree', 'refuse-injection', 'refuse-file'])(
  'takes back what a model invents or obeys: %s',
  async (id) => {
    const scenario = scenarios.find((one) => one.id === id)
    expect((await run(scenario!, 'anthropic')).ending).toBe('taken back')
  },
)
