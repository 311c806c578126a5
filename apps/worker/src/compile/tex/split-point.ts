// Where a document is divided: what stands before is read once and kept waiting, what follows is read for each compile.
import { templates } from '@galley/resume/templates'

/**
 * Needs a cold run: a document that reads the time or how long it takes, that uses random numbers, or that changes the
 * table of fonts, which a warm process has read (`bringsFonts`).
 */
const asksForTheMoment =
  /\\(?:time|currenttime|thistime|DTM\w*now|DTMcurrenttime|pdf(?:creationdate|elapsedtime|resettimer|randomseed|setrandomseed|uniformdeviate|normaldeviate)|random\w*|rand|c_sys_(?:hour|minute)\w*|sys_timer|int_rand)(?![A-Za-z])|\\fp(?:eval|_)[^\n]{0,80}rand|\\pgfmath(?:setseed|rand|rnd)|\{[^{}]*(?:scrtime|datetime)/
/**
 * A document that changes the table of fonts may bring an encoding along, with glyphs that the short table of them
 * leaves out.
 */
export const bringsFonts = (text: string): boolean => /pdfmap(?:file|line)(?![A-Za-z])/.test(text)
/** In the formulas of drawings. */
const drawsLots = /(?<![A-Za-z\\])(?:rnd|rand)(?![A-Za-z])/
/** A preamble that reads its own file: in a warm process that file is no longer than the preamble. */
const looksAtItself =
  /\\jobname|main\.tex|\\(?:openin|@*input|IfFileExists|InputIfFileExists)[^\n]{0,80}(?<![A-Za-z])main(?![A-Za-z])|\\pdf(?:filesize|filemoddate|filedump|mdfivesum|primitive)|\\endinput/
const start = /^(?:[^%\n\\]|\\.)*\\begin\s*\{document\}(.*)$/

/** Whether no warm process may run this document, not even one that has read nothing of it. */
export function isNonDeterministic(source: Buffer): boolean {
  const text = source.toString('latin1')
  return bringsFonts(text) || asksForTheMoment.test(text) || (/tikz|pgf/.test(text) && drawsLots.test(text))
}

/** Whether a part of a document may be read before the rest is there. */
export const mayBeRead = (prefix: Buffer): boolean => !looksAtItself.test(prefix.toString('latin1'))

/** The split point: a byte at the end of a line. Null where the document is better run in one go. */
export function findSplitPoint(source: Buffer): number | null {
  if (isNonDeterministic(source)) return null
  const text = source.toString('latin1')
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf('\n', from)
    if (newline < 0) return null
    const found = start.exec(text.slice(from, newline))
    if (found) {
      // Text on that line changes as it is typed; the split point then stands before the line.
      const isAlone = /^\s*(?:%.*)?$/.test(found[1] ?? '')
      const fence = isAlone ? newline + 1 : from
      return fence > 0 && mayBeRead(source.subarray(0, fence)) ? fence : null
    }
    from = newline + 1
  }
  return null
}

const ownBeginning = new RegExp(
  String.raw`^\\documentclass\[theme=(?:${templates.map(({ id }) => id).join('|')})(?:, ?(?:accent|font|size|margin|density|paper|lang)=[A-Za-z\d.]{1,12}){0,7}\]\{resume\}\n\s*\\begin\{document\}\n$`,
)
/**
 * Whether a preamble is one of the product's own, without any user's text: the class, a theme, its options in single
 * words. Such a preamble is shareable.
 */
export const isOwnBeginning = (prefix: Buffer): boolean => ownBeginning.test(prefix.toString('latin1'))

/** A shareable start of a warm process: it holds no user's text. */
export const isShareable = ({ prefix, carried }: { prefix: Buffer; carried: object }): boolean =>
  Object.keys(carried).length === 0 && (prefix.length === 0 || isOwnBeginning(prefix))

/** What the templates begin with (packages/resume): worth prewarming before any request. */
export const ownBeginnings = (): Buffer[] =>
  templates.map(({ classOptions }) => Buffer.from(`\\documentclass[${classOptions}]{resume}\n\n\\begin{document}\n`))
