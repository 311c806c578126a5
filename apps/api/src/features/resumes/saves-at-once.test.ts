// Most saves of an editing user are one statement. It stores what the transaction that it replaces would store.
import { emptyResumeData } from '@galley/contract/resume-data'
import { sampleLatex } from '@galley/resume/sample-resume'
import { testSeed } from '@galley/resume/testing/env'
import { tierRuns } from '@galley/resume/testing/tier'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../db/open-database.ts'
import { resumesOf } from '../../testing/resumes-of.ts'
import { openTestDatabase, recycle } from '../../testing/test-databases.ts'
import { createResumesRepository } from './resumes.repository.ts'

let database: OpenDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => recycle(database))

const minute = 60_000
const texts = [
  sampleLatex('classic'),
  `${sampleLatex('classic')}% more`,
  sampleLatex('modern'),
  sampleLatex('classic').replace('theme=classic', 'theme=clas'),
  '\\documentclass{article}\\begin{document}x\\end{document}',
]

const edits = ['% a', '% b', '% c'].map((end) => `${sampleLatex('classic')}${end}`)

/** A user with one resume, and a clock; `isQuick` false: each save is a transaction. */
async function user(isQuick: boolean) {
  const { db } = database
  let [nowMs, isAccepted, overwritten] = [Date.UTC(2026, 2, 1), false, 0]
  const clock = { now: () => new Date(nowMs) }
  const repository = createResumesRepository(db)
  const resumes = resumesOf(db, {
    repository: {
      ...repository,
      async overwrite(...given) {
        const saved = isQuick ? await repository.overwrite(...given) : undefined
        if (saved) overwritten += 1
        return saved
      },
    },
    clock,
    isAcceptedProposal: () => sql<boolean>`${isAccepted}::boolean`,
  })
  const made = await resumes.create(randomUUID(), { resumeData: emptyResumeData(), latexContent: texts[0]! })
  if (made.kind !== 'created') throw new Error(made.kind)
  const which = { id: made.resume.id, userId: made.resume.userId }
  return {
    resumes,
    which,
    overwritten: () => overwritten,
    wait: (ms: number) => void (nowMs += ms),
    accept: (whether: boolean) => void (isAccepted = whether),
    async state() {
      const { latexContent, latexAuthor, latexAt, title, templateName, resumeData, version, updatedAt } =
        (await resumes.find(which))!
      const listed = (await resumes.listVersions(which)) ?? []
      const history = listed.map(({ id: _id, ...rest }) => rest)
      return { latexContent, latexAuthor, latexAt, title, templateName, resumeData, version, updatedAt, history }
    },
    async texts() {
      const listed = (await resumes.listVersions(which)) ?? []
      return Promise.all(listed.map(async ({ id }) => (await resumes.findVersion(which, id))?.latex))
    },
  }
}

const step = fc.record({
  waitMs: fc.constantFrom(1000, 1000, minute, 4 * minute, 6 * minute),
  latexContent: fc.constantFrom(...texts, ...edits, ...edits, undefined),
  title: fc.constantFrom(undefined, undefined, 'Another title'),
  base: fc.constantFrom('current', 'current', 'any', 'outdated'),
  isAccepted: fc.constantFrom(false, false, true),
})

/** What people do most: the first stores a version, and the others none. */
const quickEdits = [...edits, ...edits].map((latexContent) => ({
  waitMs: 1000,
  latexContent,
  title: undefined,
  base: 'current' as const,
  isAccepted: false,
}))

it('stores the same text, author and history as a transaction, whatever is saved when', async () => {
  let overwritten = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const people = [await user(true), await user(false)]
      let version = 1
      for (const { waitMs, base, isAccepted, ...change } of steps) {
        const baseVersion = { any: null, current: version, outdated: version - 1 }[base]!
        const outcomes = await Promise.all(
          people.map(async ({ resumes, which, wait, accept, state }) => {
            wait(waitMs)
            accept(isAccepted)
            const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
            const { kind } = await resumes.save(which, given, { baseVersion })
            return { kind, state: await state() }
          }),
        )
        expect(outcomes[0]).toEqual(outcomes[1])
        version = outcomes[0]!.state.version
      }
      expect(await people[0]!.texts()).toEqual(await people[1]!.texts())
      overwritten += people[0]!.overwritten()
      expect(people[1]!.overwritten()).toBe(0)
    }),
    { seed: testSeed, numRuns: tierRuns(3, 12), examples: [[quickEdits]] },
  )
  expect(overwritten).toBeGreaterThan(3)
})
