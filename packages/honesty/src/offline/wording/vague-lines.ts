// Lines that say little: only the person knows what is to be said, so they are asked.
import { outlineOf } from '@galley/resume/outline/outline-of'
import type { Block } from '@galley/resume/outline/outline'

export interface VagueLine {
  text: string
  where: string | null
  question: string
}

const vague =
  /^(?:helped (?:with|out)|worked on|assisted (?:with|in)|involved in|participated in|duties included|dealt with|(?:was |were |am )?(?:responsible for|in charge of|tasked with))\b/i
const maxQuestions = 4

/** At most four. Pure; never throws. */
export const vagueLines = (latex: string): VagueLine[] =>
  outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap(({ blocks }) =>
      blocks
        .filter(({ kind, text }) => kind === 'bullet' && vague.test(text))
        .map((block) => questionOf(block, block.entry === null ? undefined : blocks[block.entry])),
    )
    .slice(0, maxQuestions)

const questionOf = ({ text }: Block, entry: Block | undefined): VagueLine => ({
  text,
  where: entry?.args?.[0] ?? null,
  question: `“${short(text)}”: what exactly did you do there, and what came of it?`,
})

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)
