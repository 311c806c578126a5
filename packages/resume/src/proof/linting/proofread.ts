// Proofreads a document: the rules for resumes, and a dictionary with a grammar that is made for other prose.
import type { ProseFinding, ProseFix } from '../finding.ts'
import { fixOf, proseOf, sourceSpan, type ProsePiece } from '../prose.ts'
import { isEnglishResume, resumeFindings } from '../rules/resume-findings.ts'
import { joinedSuggestions } from './joined-suggestions.ts'
import { lintsOf } from './lints-of.ts'
import type { ProseLint, ProseLinter } from './prose-lint.ts'
import type { Proofread, ProofQuestion, Spelling, Suggestion } from './suggestion.ts'

/** More would be a list to choose from. */
const maxFixes = 3

/** The rules for resumes alone: at once, without a dictionary. */
export function adviseOnly({ latex }: ProofQuestion, today: Date, prose = proseOf(latex)): Proofread {
  return {
    latex,
    suggestions: resumeFindings(latex, today, prose),
    isSpelled: false,
    isEnglish: isEnglishResume(latex, prose),
  }
}

/** Null where the question is overtaken meanwhile. */
export async function proofread(
  question: ProofQuestion,
  linter: ProseLinter,
  { today, isOvertaken = () => false }: { today: Date; isOvertaken?: () => boolean },
): Promise<Proofread | null> {
  const { latex, spelling, words } = question
  const prose = proseOf(latex)
  const advice = adviseOnly(question, today, prose)
  if (!advice.isEnglish) return { ...advice, isSpelled: true }
  await linter.prepare(spelling, words)
  const linted: Suggestion[] = []
  for (const piece of prose.pieces) {
    if (isOvertaken()) return null
    for (const lint of await lintsOf(piece, prose.names, linter))
      linted.push(suggestionOf({ latex, spelling }, piece, lint))
  }
  return { ...advice, suggestions: joinedSuggestions(advice.suggestions, linted), isSpelled: true }
}

const dictionaries: Readonly<Record<Spelling, string>> = { american: 'American', british: 'British' }

function suggestionOf(
  { latex, spelling }: Pick<ProofQuestion, 'latex' | 'spelling'>,
  piece: ProsePiece,
  lint: ProseLint,
): Suggestion {
  const { start, end, message, isSpelling, replacements } = lint
  const fixes = replacements.slice(0, maxFixes).flatMap((words): ProseFix[] => {
    const change = fixOf(latex, piece, { start, end, words })
    return change ? [{ words, change }] : []
  })
  const words = piece.text.slice(start, end)
  const finding: Omit<ProseFinding, 'rule' | 'message'> = { ...sourceSpan(piece, [start, end]), words, fixes }
  return isSpelling
    ? { ...finding, rule: 'spelling', message: `“${words}” isn’t in the ${dictionaries[spelling]} dictionary.` }
    : { ...finding, rule: 'grammar', message: message.replaceAll(/`([^`]*)`/g, '“$1”') }
}
