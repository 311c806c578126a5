// What the assistant without a key makes of a document and a message; every change is judged by the guard, with
// nothing but the person's own words.
import { resumeData } from '@galley/contract/resume-data'
import { expect } from 'vitest'
import { judge } from '../../guard/judge.ts'
import { tidyMessage } from '../../guard/text/tidy-message.ts'
import { ownWords, type Written } from '../../reply/own-words.ts'
import { answerOffline } from '../answer-offline.ts'
import type { OfflineAnswer } from '../answer.ts'
import { callerOf, today } from './callers.ts'

const posting =
  'Backend Engineer\nRequirements:\nPostgreSQL, Python, Kubernetes, Kafka, Terraform\nNice to have:\nGitHub Actions'
const form = resumeData.parse({})
export const ask = (latex: string, said: Written, pages = 1): Promise<OfflineAnswer> => {
  const answered = typeof said === 'string' ? undefined : said
  const message = typeof said === 'string' ? said : `${said.about}: ${said.words}`
  return answerOffline(
    { intent: 'chat', message, answered, latex, form, jobDescription: posting, today },
    callerOf(pages),
  )
}

/**
 * The lines that change, what is said of it, and what is asked about; whatever is proposed is nothing that the guard
 * holds back. `asked`: the wish, where the guard is to take it into account.
 */
export async function changes(
  latex: string,
  wish: Written,
  asked: readonly string[] = [],
): Promise<{ lines: string[]; said: string; doubts: string[] }> {
  const { latex: after, message: said, isRefusal, stated = [] } = await ask(latex, wish)
  const { violations, doubts } = judge({
    accepted: { latex, pdf: null },
    proposed: { latex: after ?? latex, pdf: null },
    form,
    said: [...ownWords([wish], posting), ...stated],
    asked,
    jobDescription: posting,
    message: said,
  })
  expect(violations).toEqual([])
  expect(isRefusal).toBe(after === null)
  const { sentences, words } = tidyMessage(said)
  expect(sentences).toBeLessThanOrEqual(6)
  expect(words).toBeLessThanOrEqual(100)
  return { lines: linesChanged(latex, after), said, doubts: doubts.map(({ text }) => text) }
}

/** Lines that went and lines that came; none where nothing is proposed. */
export function linesChanged(latex: string, after: string | null): string[] {
  const [before, now] = [latex.split('\n'), (after ?? latex).split('\n')]
  return [
    ...before.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ]
}
