// Links without https:// before them: a PDF would look for a file of that name. Found in the source, with the fix.
import type { Diagnostic } from '@galley/contract/latex'
import { readSource } from './source-text.ts'
import { fixOf, replaceAt } from './text-fixes.ts'

/** An address as people say it: a host with a dot, and what follows it. */
const bareLink = /\\href\s?\{((?:www\.)?[A-Za-z\d][\w-]{0,60}(?:\.[\w-]{1,60}){1,5}(?:[/?#][^{}\\\s]{0,300})?)\}/g
/** An edit is for one line; a document with more of them was not typed. */
const maxLinks = 40

/** Null where no link of the text is of this kind. */
export function diagnoseBareLinks(latex: string): Omit<Diagnostic, 'severity'> | null {
  const source = readSource(latex)
  const found = source.code.flatMap((text, line) =>
    Array.from(text.matchAll(bareLink), ({ 0: whole, 1: address = '', index }) => ({
      line,
      column: index + whole.indexOf('{') + 1,
      address,
    })),
  )
  const [first] = found
  if (first === undefined || found.length > maxLinks) return null
  const pieces = found.map(({ line, column, address }) => replaceAt({ line, column }, address, `https://${address}`))
  const fix = fixOf(source, 'Write https:// before each', pieces)
  return {
    line: first.line + 1,
    message: `The link ${first.address} has no https:// before it`,
    hint: 'Without it, the PDF would look for a file of that name. Write the whole address.',
    ...(fix && { fix }),
  }
}
