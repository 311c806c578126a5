// Names that no list has, recognised by how they are written. Knows nothing of what is asked for.
import { stemOf } from './find-terms.ts'

const notTerms = new Set(
  [
    'I A An The We You Our Your This That Who What When Where Why How If And Or But For With From To In On At As By Of Is Are Be Will Can May US USA UK EU EEO EOE CEO CTO CFO COO HR IT AM PM LLC Inc Ltd GmbH Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December FAQ ASAP ID TBD OK NA PTO DEI PDF CV BSc MSc BA MA BS MS PhD MBA Bachelor Master Degree KPI NYC',
    // Levels of a language: of the one that is named before them.
    'A1 A2 B1 B2 C1 C2',
    // States of the USA: where the job is.
    'AL AK AZ AR CA CO CT DE FL GA HI IL IN IA KS KY LA ME MD MI MN MO MT NE NV NH NJ NM NY NC ND OH OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC',
  ]
    .join(' ')
    .split(' '),
)
const shapes =
  /(?<![\p{L}\p{N}.@/])(?:[A-Z][A-Z0-9]{1,5}(?:-\d{1,6})?|[A-Z][a-z]{1,30}[A-Z][A-Za-z0-9]{0,30}|[A-Za-z]{1,30}(?:\+\+|#)|[A-Za-z]{2,30}\.(?:js|io|ai|NET))(?![\p{L}\p{N}@])/gu
/** No honest posting names more. */
const most = 200

/** Acronyms (CRRT), inner capitals (LangChain), signs (X++, a.js); each once, at most 200. */
export function properTerms(text: string): string[] {
  const byStem = new Map<string, string>()
  for (const line of text.split('\n')) {
    const isShouted = line.length > 3 && line === line.toUpperCase()
    if (isShouted) continue
    for (const [word] of line.matchAll(shapes)) {
      if (byStem.size >= most) return [...byStem.values()]
      const stem = stemOf(word)
      if (!notTerms.has(word) && !byStem.has(stem)) byStem.set(stem, word)
    }
  }
  return [...byStem.values()]
}
