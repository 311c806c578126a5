// A process that answers one message and is killed at a step of it: run by features/assistant/answering.slow.test.ts.
// Arguments: data folder, user's id, resume's id, step.
import { randomUUID } from 'node:crypto'
import { resumeData } from '@galley/contract/resume-data'
import { fakeAssistant } from '../adapters/llm/assistant.fake.ts'
import { systemClock } from '../adapters/system-clock.ts'
import { transactionsOf } from '../adapters/transactions.port.ts'
import { openEmbedded, openPostgres } from '../db/open-database.ts'
import { createAnsweringService } from '../features/assistant/answering.service.ts'
import { createFreeCallsRepository } from '../features/assistant/free-calls.repository.ts'
import { createAssistantRepository } from '../features/assistant/assistant.repository.ts'
import { createCreditsRepository } from '../features/credits/credits.repository.ts'
import { createCreditsService } from '../features/credits/credits.service.ts'
import type { AnswerStep } from './death-steps.ts'
import { testDatabaseUrl } from './env.ts'
import { factsOf } from './facts-of.ts'
import { resumesOf } from './resumes-of.ts'

const [folder = '', userId = '', resumeId = '', step = 'never'] = process.argv.slice(2)
const dieAt = (now: AnswerStep) => {
  if (now === step) process.kill(process.pid, 'SIGKILL')
}

const url = testDatabaseUrl()
const database = url === undefined ? await openEmbedded(folder) : await openPostgres(url)
const { db } = database
const ids = { next: randomUUID }
const repository = createAssistantRepository(db)
const resumes = resumesOf(db)
const credits = createCreditsService({ repository: createCreditsRepository(db), resumes, clock: systemClock, ids })
const assistant = fakeAssistant()
const answering = createAnsweringService({
  transactions: transactionsOf(db),
  clock: systemClock,
  ids,
  resumes,
  credits: {
    ...credits,
    async spend(tx, holdId) {
      dieAt('storing')
      const spent = await credits.spend(tx, holdId)
      dieAt('spent')
      return spent
    },
  },
  repository,
  facts: factsOf(db),
  assistant: {
    ...assistant,
    async draft(ask, progress) {
      dieAt('held')
      const draft = await assistant.draft(ask, progress)
      dieAt('drafted')
      return draft
    },
  },
  judge: async ({ draft }) => {
    dieAt('judged')
    return { message: draft.message, proposal: null, claims: [], patchType: 'message_only', isWorthACredit: true }
  },
  onLostCredit: () => {},
  freeCalls: createFreeCallsRepository(db, { perPerson: 100_000, perDay: 1_000_000 }),
})

const now = new Date()
dieAt('before')
await answering.send(
  {
    session: {
      id: randomUUID(),
      userId,
      resumeId,
      formData: resumeData.parse({}),
      jobDescription: null,
      createdAt: now,
      usedAt: now,
      openings: 1,
    },
    intent: 'chat',
    message: 'Hello',
    answersClaim: null,
    selection: null,
    latex: 'x',
    jobDescription: null,
    image: null,
    pdf: null,
    ignoredTerms: [],
    ignoredFindings: [],
    idempotencyKey: null,
  },
  { onText: () => {}, onStage: () => {} },
)
dieAt('stored')
await database.close()
