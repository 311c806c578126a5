// Which everyday wish a message is: the one whose concepts it has, the rarest first.
import { appIntents } from './app-intents.ts'
import { conceptsOf, type Concept } from './concepts.ts'
import { contentIntents } from './content-intents.ts'
import type { Outcome, WishIntent } from './intent.ts'
import { lookIntents } from './look-intents.ts'
import { isAnswered } from './on-topic.ts'

const intents: readonly WishIntent[] = [...lookIntents, ...contentIntents, ...appIntents]

/** How many wishes a concept is part of: one that is part of few says most. */
const uses = new Map<Concept, number>()
for (const { concepts } of intents)
  for (const concept of new Set(concepts.flat())) uses.set(concept, (uses.get(concept) ?? 0) + 1)
const weightOf = (concept: Concept) => Math.log(1 + intents.length / (uses.get(concept) ?? 1))
const weightOfAll = (concepts: readonly Concept[]) => concepts.reduce((sum, concept) => sum + weightOf(concept), 0)

/** The words of longer messages are about anything. */
const maxWords = 40

/** Null where it has the concepts of none. Pure; never throws. */
export function nearestIntent(latex: string, message: string): Outcome | null {
  if (message.split(/\s+/).length > maxWords) return null
  const found = conceptsOf(message)
  const asked = { latex, message, has: (concept: Concept) => found.has(concept) }
  const ranked = intents
    .map((intent) => ({
      intent,
      weight: Math.max(0, ...intent.concepts.filter((set) => set.every((one) => found.has(one))).map(weightOfAll)),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { intent } of ranked) {
    const outcome = intent.answer(asked)
    if (outcome !== null && isFor(message, intent, outcome)) return outcome
  }
  return null
}

/** "It reads dry", "my mate says it is boring": the words may be meant, so no other look is made of it. */
const isOfWords = (message: string): boolean =>
  /\b(?:reads?|explain\w*|phras\w+|wording|wordy|sentences?|flags?|says? (?:it|my|this|the)|sort it)\b/i.test(
    message,
  ) &&
  !/\b(?:looks?|design|layout|theme|style|template|colou?rs?|fonts?|letters|text|margins?|spacing|pages?)\b/i.test(
    message,
  )

/** What the product has besides is described in its own words, and not in those of the message. */
const isFor = (message: string, intent: WishIntent, outcome: Outcome): boolean =>
  typeof outcome === 'string' ? appIntents.includes(intent) || isAnswered(message, outcome) : !isOfWords(message)
