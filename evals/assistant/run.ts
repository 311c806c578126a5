// npm run evaluate: sends the scenarios to the provider of the settings (AI_PROVIDER and so on), compiles and judges
// each answer, and prints a table. Costs what thirty messages cost. `npm run evaluate -- --stand-ins` sends them to
// three local stand-ins instead, one for each wire format, which reply as recorded.
import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { assistantSettings, chooseAssistant, type AssistantSettings } from '../../apps/api/src/choose-assistant.ts'
import { threadProofreader } from '../../apps/api/src/adapters/proofreading/thread-proofreader.ts'
import { sameThreadBackground } from '../../apps/api/src/adapters/background/same-thread-background.ts'
import { workerCompiler } from '../../apps/api/src/adapters/compiler/worker-compiler.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { surroundings } from './env.ts'
import { evaluate, tableOf, type Evaluation } from './evaluate.ts'
import { replyOf } from './recorded-replies.ts'
import { recordedFor, standInSettings, wireFormats } from './stand-in.ts'
import { startFakeProvider } from '../../apps/api/src/testing/fake-provider.ts'
import { scenarios, type Scenario } from './scenarios.ts'

const folder = mkdtempSync(join(tmpdir(), 'galley-evaluate-'))
const socketPath = join(folder, 'worker.sock')
const env = readEnv({ ...surroundings, WORKER_SOCKET: socketPath, GALLEY_DATA_DIR: folder })
const worker = fork(join(import.meta.dirname, '../../apps/worker/dist/main.mjs'), [], {
  env: { ...surroundings, WORKER_SOCKET: socketPath, LOG_LEVEL: 'error' },
  execArgv: ['--disable-proto=delete'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const proofreader = threadProofreader()

async function run(settings: AssistantSettings, prepare: (scenario: Scenario) => void): Promise<boolean> {
  const compiler = workerCompiler({ socketPath, timeoutMs: 60_000 })
  const assistant = chooseAssistant({
    settings,
    compiler,
    background: sameThreadBackground(),
    proofreader,
    onUse: () => {},
  })
  const evaluated: Evaluation[] = []
  for (const scenario of scenarios) {
    prepare(scenario)
    const one = await evaluate(scenario, { assistant, compiler })
    evaluated.push(one)
    process.stderr.write(`${one.id}: ${one.problems.length === 0 ? 'good' : one.problems.join('; ')}\n`)
  }
  const { inputTokens, cachedTokens, outputTokens, answers } = assistant.used()
  process.stdout.write(`\n${tableOf(evaluated)}\n`)
  if (answers > 0)
    process.stdout.write(
      `Tokens an answer: ${Math.round(inputTokens / answers)} in (${Math.round(cachedTokens / answers)} cached), ${Math.round(outputTokens / answers)} out\n`,
    )
  return evaluated.every(({ problems }) => problems.length === 0)
}

async function runStandIns(): Promise<boolean> {
  const standIn = await startFakeProvider()
  try {
    const results: boolean[] = []
    for (const format of wireFormats) {
      process.stdout.write(`\n## ${format}\n`)
      results.push(
        await run(standInSettings(standIn, format), ({ id, latex }) => {
          standIn.reply = replyOf(recordedFor(id), latex)
        }),
      )
    }
    return results.every(Boolean)
  } finally {
    await standIn.stop()
  }
}

try {
  while (!existsSync(socketPath)) await pause(50)
  const isGood = process.argv.includes('--stand-ins')
    ? await runStandIns()
    : await run(assistantSettings(env), () => {})
  if (!isGood) process.exitCode = 1
} finally {
  await proofreader.close()
  worker.kill()
  rmSync(folder, { recursive: true, force: true })
}
