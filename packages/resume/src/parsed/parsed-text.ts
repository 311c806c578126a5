// A PDF's words in the order in which it holds them: what most programs that read resumes go by.
import type { SetPage, WordsPlace } from '../fit/page-room.ts'

export interface ParsedWords extends WordsPlace {
  text: string
  /** Of its letters, in points; 0 where it is not known. */
  size: number
  /** Whether a line ends behind them. */
  endsLine: boolean
}

export interface ParsedPage extends SetPage {
  words: readonly ParsedWords[]
}

const textOfPage = ({ words }: ParsedPage): string =>
  words
    .map(({ text, endsLine }) => (endsLine ? `${text}\n` : text))
    .join('')
    .replaceAll(/[ \t]+\n/g, '\n')
    .trim()

/** Pages with an empty line between them. */
export const textOfPages = (pages: readonly ParsedPage[]): string => pages.map(textOfPage).join('\n\n')
