// Which questions are still to be answered: each until it is, or until it is asked again. An answer to one takes none
// of the others away.
import type { Claim } from '@galley/contract/assistant'
import { assistant as words } from '../../strings/en/assistant.ts'
import type { ChatLine } from './chat-state.ts'

type Spoken = Extract<ChatLine, { kind: 'assistant' }>

export const claimsOf = ({ claims, proposal }: Spoken): Claim[] => proposal?.review.claims ?? claims

/** By the line's id. The newest line with claims shows all of its own; earlier ones what is still a question. */
export function openClaims(lines: readonly ChatLine[]): Map<string, Claim[]> {
  const open = new Map<string, Claim[]>()
  const answered: ((claim: Claim) => boolean)[] = []
  let isNewest = true
  for (const line of lines.toReversed()) {
    if (line.kind === 'user') answered.push(({ text }) => text === line.answersClaim)
    if (line.kind !== 'assistant') continue
    const own = claimsOf(line)
    if (own.length === 0) continue
    const isOver = line.proposal?.decision === 'rejected' || line.proposal?.decision === 'replaced'
    const shown = own.filter(
      (claim) =>
        !answered.some((isAnswered) => isAnswered(claim)) &&
        (isNewest || (claim.question !== null && claim.isHeldBack)),
    )
    if (shown.length > 0 && (isNewest || !isOver)) open.set(line.id, shown)
    answered.push(({ text }) => own.some((claim) => claim.text === text))
    isNewest = false
  }
  return open
}

/**
 * "Kafka: yes", typed by hand, answers that claim as the field on its card does: the claim that was asked about and the
 * answer. Null: it is no such answer.
 */
export function typedAnswer(
  message: string,
  lines: readonly ChatLine[],
): { text: string; answersClaim: string } | null {
  const answers = lines
    .flatMap((line) => (line.kind === 'assistant' ? claimsOf(line) : []))
    .flatMap(({ text: answersClaim }) => {
      const shown = words.card.answerMessage(answersClaim, '')
      const text = message.trim().slice(shown.length)
      return message.trim().startsWith(shown) && /^\S/.test(text) ? [{ text, answersClaim }] : []
    })
  // Of two claims that begin alike the longer one is meant.
  return answers.toSorted((a, b) => b.answersClaim.length - a.answersClaim.length)[0] ?? null
}
