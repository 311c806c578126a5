// The dark column on LinkedIn's pages: how to reach the person, and lists whose items may take two lines.
import type { PersonalInfo } from '@galley/contract/resume-data'
import { found } from '../../pdf/sections/draft.ts'
import type { ImportDraft } from '../../pdf/sections/draft.ts'
import type { Line } from '../../pdf/layout/layout.ts'
import { joinLines } from '../../pdf/sections/paragraphs.ts'
import { joinRuns, slice, trimRun } from '../../pdf/layout/positioned-text.ts'
import type { Run } from '../../pdf/layout/positioned-text.ts'

export type LinkedInContact = Partial<ImportDraft<PersonalInfo>>

const mail = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u
const phone = /^\+?[\d\s().-]{7,20}(?:\s*\(\p{L}+\))?$/u
/** What kind of address it is stands behind it. */
const label = /\s*\(([^()]+)\)$/

interface Page {
  readonly run: Run
  readonly kind: string
}

export function contactOf(lines: readonly Line[]): LinkedInContact {
  const entries = entriesOf(lines)
  const email = entries.find(({ text }) => mail.test(text))
  const number = entries.find(({ text }) => phone.test(text))
  const pages = entries.filter(
    (run) => run !== email && run !== number && (label.test(run.text) || isAddress(run.text)),
  )
  const others = entries.filter((run) => run !== email && run !== number && !pages.includes(run))
  return {
    email: found(email, 0.99),
    phone: found(number && withoutLabel(number), 0.95),
    ...pagesOf(pages.map((run) => ({ run: withoutLabel(run), kind: label.exec(run.text)?.[1] ?? '' }))),
    address: others.length === 0 ? undefined : found(joinRuns(others, ', '), 0.7),
  }
}

/** A long address is broken wherever the column ends: it goes on up to its label. */
function entriesOf(lines: readonly Line[]): Run[] {
  const entries: Run[] = []
  for (const { cells } of lines) {
    const own = joinRuns(cells)
    const last = entries.at(-1)
    const isOpen = last !== undefined && isAddress(last.text) && !mail.test(last.text) && !label.test(last.text)
    if (isOpen) entries[entries.length - 1] = joinRuns([last, own], own.text.startsWith('(') ? ' ' : '')
    else entries.push(own)
  }
  return entries
}

function pagesOf(pages: readonly Page[]): LinkedInContact {
  const linkedin = pages.find(({ run, kind }) => kind === 'LinkedIn' || /linkedin\.com\//i.test(run.text))
  const github = pages.find(({ run }) => /github\.com\//i.test(run.text))
  const portfolio = pages.find((page) => page !== github && /portfolio/i.test(page.kind))
  const [website, second] = pages.filter((page) => ![linkedin, github, portfolio].includes(page))
  return {
    linkedin: found(linkedin?.run, 0.98),
    github: found(github?.run, 0.95),
    website: found(website?.run, 0.9),
    portfolio: found((portfolio ?? second)?.run, 0.85),
  }
}

const withoutLabel = (run: Run): Run =>
  trimRun(slice(run, 0, run.text.length - (label.exec(run.text)?.[0].length ?? 0)))
const isAddress = (text: string) => /^(?:https?:|www\.)|^[\w-]+(?:\.[\w-]+)+(?:\/|$)|^[^\s@]+@[\w.-]*$/i.test(text)

/**
 * Lines closer than items are to each other go on with the item; so does what begins in a bracket or a small letter.
 */
export function itemsOf(lines: readonly Line[]): Run[] {
  // Above the first is the heading.
  const gaps = lines
    .slice(1)
    .map(({ gapAbove }) => gapAbove)
    .filter((gap) => gap < Infinity)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  const hasTwoGaps = most > least * 1.12
  const groups: Line[][] = []
  for (const line of lines) {
    const goesOn = (hasTwoGaps && line.gapAbove < (least + most) / 2) || /^[(\p{Ll}]/u.test(line.text)
    if (goesOn && groups.length > 0) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  return groups.map((group) => joinLines(group.map(({ cells }) => joinRuns(cells))))
}
