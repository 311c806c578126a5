// A resume's LaTeX in another format. What is hidden in it is in none.
import { readResume } from '@galley/resume/lens/read-resume'
import { toJsonResume } from './json/to-json-resume.ts'
import { toPlainText } from './plain-text.ts'
import { printResume } from './printed/print-resume.ts'
import { visibleLatex } from './visible-latex.ts'
import { toDocx } from './word/to-docx.ts'
import { wordLookOf } from './word/word-look.ts'

/** Formats that are made of what the lens reads. */
export type ReadFormat = 'docx' | 'json' | 'txt'

export type FileOutcome =
  | { kind: 'made'; bytes: Uint8Array }
  /** Of another class, which the lens does not read. */
  | { kind: 'foreign_class' }
  /** Larger than any resume: a list of hundreds of thousands of items. */
  | { kind: 'too_large' }

/** Expected outcomes are values; any other error is a defect. */
export async function exportResume({ latex, format }: { latex: string; format: ReadFormat }): Promise<FileOutcome> {
  try {
    const bytes = await bytesOf(visibleLatex(latex), format)
    return bytes ? { kind: 'made', bytes } : { kind: 'foreign_class' }
  } catch (error) {
    // The stack ends.
    if (error instanceof RangeError) return { kind: 'too_large' }
    throw error
  }
}

async function bytesOf(source: string, format: ReadFormat): Promise<Uint8Array | null> {
  const document = readResume(source)
  if (!document) return null
  if (format === 'json') return encoded(`${JSON.stringify(toJsonResume(document), null, 2)}\n`)
  const printed = printResume(document)
  return format === 'txt' ? encoded(toPlainText(printed)) : toDocx(printed, wordLookOf(source))
}

const encoded = (text: string) => new TextEncoder().encode(text)
