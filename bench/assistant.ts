// npm run bench:assistant: what an answer takes besides the model: the guard with its compile, and all of it; and the
// assistant by rules. The model is a local server that responds at once, so what is measured is the product's own.
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { startFakeProvider } from '../apps/api/src/testing/fake-provider.ts'
import { startBenchedGalley, type BenchedGalley, type BenchPerson } from './galley.ts'
import { round, table, timesOf, type Times } from './statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20)
const say = (text: string) => process.stdout.write(`${text}\n`)
const posting =
  'Requirements:\n- PostgreSQL, Kafka, Kubernetes\n- patient care, triage, CRRT\n- research, logistics, Figma'

/** What a model returns that received the document: its body with one word more at the end of the summary. */
function reply(request: string): string {
  const { messages } = JSON.parse(request) as { messages: { content: string | { text?: string }[] }[] }
  const text = messages
    .map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n')))
    .join('\n')
  const body = /<RESUME \w+>\n[^\n]*\n(\\begin\{document\}[\s\S]*?\\end\{document\})/.exec(text)?.[1] ?? ''
  return `I moved a bullet.\n\n\`\`\`latex\n${body.replace(/(\\item .*\n)(\s*\\item .*\n)/, '$2$1')}\n\`\`\``
}

interface Took {
  guardMs: number
  wholeMs: number
}

async function ask(galley: BenchedGalley, person: BenchPerson, latex: string): Promise<Took> {
  const started = performance.now()
  let checkingAt = Number.NaN
  const { status, body } = await galley.chat(person, { latex, jobDescription: posting }, (event) => {
    if (event.includes('"checking"')) checkingAt = performance.now()
  })
  const endedAt = performance.now()
  if (status !== 200 || !body.includes('"success":true')) throw new Error(`no answer: ${status} ${body.slice(-400)}`)
  return { guardMs: endedAt - checkingAt, wholeMs: endedAt - started }
}

async function measure(settings: Record<string, string>): Promise<Map<string, { guard: Times; whole: Times }>> {
  const galley = await startBenchedGalley(settings)
  const took = new Map<string, Took[]>()
  try {
    for (let n = 0; n < rounds; n += 1)
      for (const { id } of templates) {
        // A new account has credits for ten.
        const person = await galley.register()
        const latex = sampleLatex(id).replace('\\end{header}', `\\end{header}\n% ${n}`)
        await galley.openChat(person, latex)
        // The page that the person sees has been compiled by then.
        await galley.compile(person, latex)
        took.set(id, [...(took.get(id) ?? []), await ask(galley, person, latex)])
        await pause(100)
      }
  } finally {
    await galley.stop()
  }
  const kept = (id: string) => (took.get(id) ?? []).slice(2)
  return new Map(
    [...took.keys()].map((id) => [
      id,
      {
        guard: timesOf(kept(id).map(({ guardMs }) => guardMs)),
        whole: timesOf(kept(id).map(({ wholeMs }) => wholeMs)),
      },
    ]),
  )
}

const provider = await startFakeProvider()
provider.reply = reply
const model = await measure({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: provider.baseUrl('openai-compatible'),
  AI_MODEL: 'fake',
})
await provider.stop()
const rules = await measure({})

say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
say(
  table(
    ['document', 'guard with its compile, p50 / p95 ms', 'all but the model, p50 / p95 ms', 'by rules, p50 / p95 ms'],
    [...model].map(([id, { guard, whole }]) => [
      id,
      `${round(guard.p50)} / ${round(guard.p95)}`,
      `${round(whole.p50)} / ${round(whole.p95)}`,
      `${round(rules.get(id)?.whole.p50 ?? Number.NaN)} / ${round(rules.get(id)?.whole.p95 ?? Number.NaN)}`,
    ]),
  ),
)
const worst = (pick: (one: { guard: Times; whole: Times }) => number, of: typeof model) =>
  Math.max(...[...of.values()].map(pick))
for (const [promise, measured, limit] of [
  ['guard with its compile, p50 of the slowest', worst(({ guard }) => guard.p50, model), 250],
  ['all but the model, p50 of the slowest', worst(({ whole }) => whole.p50, model), 300],
  ['by rules, p95 of the slowest', worst(({ whole }) => whole.p95, rules), 500],
] as const)
  say(`${promise} ≤ ${limit} ms: ${round(measured)} ms, ${measured <= limit ? 'kept' : '**short**'}`)
