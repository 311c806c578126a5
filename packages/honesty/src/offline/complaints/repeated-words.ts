// "Every bullet starts with Managed", "it says reliable three times": a word that stands too often.
import type { Edited } from '../edits/edited.ts'
import { verbForms } from '@galley/resume/proof/english'
import { fold } from '../edits/find-places.ts'
import { listed, listedSome } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { partNamed } from '../phrases/named-part.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { telling, unitsOf, type TextUnit } from '../edits/text-units.ts'
import { otherVerbs } from './verbs-alike.ts'

const complaint =
  /\b(?:too many|so many|comes? up|over and over|again and again|all the time|repeat\w*|repetitive|repetition|(?:\d+|two|three|four|five|six|ten|several|loads of|so many|like a million) times|(?:every|each|all|most|half) (?:of )?(?:the |my |these )?(?:\w+ )?(?:bullets?|lines?|sentences?|points?|ones?)\b.{0,40}\b(?:starts?|begins?|starting)|(?:nearly |almost )?everything (?:starts|begins)|all (?:of them )?(?:start|begin)|everywhere|overus\w+|too often|(?:use|uses|used|say|says|said|using|saying) .{2,30}(?:a lot|loads|lots|twice|too much)|(?:same|boring) (?:word|verb|start|beginning)s?)\b|(?<!\p{L})(\p{L}{4,})\p{L}{0,3}[\s,.]+\1\p{L}{0,4}(?!\p{L})/iu
/** What was done so many times, and a list that repeats another. */
const others =
  /\b(?:i|we) (?:did|ran|trained|won|went|worked)\b|\bskills? (?:section|list)|\bcompany|\bresponsible for\b|\bemployer|\bpages?\b/i
const maxWords = 3
const minTimes = 2

/** Null where no word of the message stands in the resume more than once. */
export function repeatComplaint(latex: string, message: string): Edited | null {
  if (!complaint.test(message) || others.test(message)) return null
  const part = partNamed(latex, message)
  const isIn = ({ from, to }: TextUnit) =>
    !part || 'problem' in part || part.ranges.some((range) => from >= range.from && to <= range.to)
  const units = unitsOf(latex).filter(({ kind }) => kind === 'bullet' || kind === 'sentence')
  const repeated = phraseMeant(units, message)
  if (repeated === null) return null
  const here = units.filter((unit) => isIn(unit) && timesIn(unit.text, repeated) > 0)
  const where = here.length > 0 ? here : units.filter((unit) => timesIn(unit.text, repeated) > 0)
  return varied(latex, { where, repeated }) ?? { problem: shown(where, repeated) }
}

const claimed =
  /\b(?:starts?|starting|begins?|beginning)(?: off)? with (?:the (?:same )?(?:word|verb) )?["“'‘]?(\p{L}{3,})/iu

/** Of a verb that is said to begin the lines, and does not. Null where no such verb is named. */
export function repeatDenied(latex: string, message: string): Edited | null {
  const verb = complaint.test(message) && !others.test(message) ? claimed.exec(message)?.[1] : undefined
  if (verb === undefined || verbForms(verb) === null) return null
  const times = unitsOf(latex).reduce((sum, { text }) => sum + timesIn(text, fold(verb)), 0)
  if (times >= minTimes) return null
  return {
    problem: `“${verb}” stands ${times === 0 ? 'nowhere in the resume' : 'in the resume once'}. Which word is it?`,
  }
}

const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))
const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)
function timesIn(text: string, phrase: string): number {
  const pattern = phrase.includes(' ') ? escaped(phrase) : escaped(stem(phrase))
  return fold(text).match(new RegExp(`(?<!\\p{L})${pattern}`, 'gu'))?.length ?? 0
}

/** The words of the message that stand most often, and as many of them in a row as do. */
function phraseMeant(units: readonly TextUnit[], message: string): string | null {
  const quoted = /["“'‘]([^"”'’]{3,40})["”'’]/.exec(message)?.[1]
  const words = fold(message).match(/[\p{L}\p{N}]+/gu) ?? []
  const idle = new Set(words.filter((word) => !telling(word).includes(word) || word.length < minLetters))
  const runs = words.flatMap((word, index) =>
    idle.has(word)
      ? []
      : Array.from({ length: maxWords }, (_one, more) => words.slice(index, index + maxWords - more).join(' ')),
  )
  const count = (phrase: string) => units.reduce((sum, { text }) => sum + timesIn(text, phrase), 0)
  const candidates = quoted === undefined ? runs : [fold(quoted), ...runs]
  return candidates.find((phrase) => count(phrase) >= minTimes && !saysComplaint.test(phrase)) ?? null
}
const minLetters = 4
const saysComplaint = /^(?:times?|words?|lines?|bullets?|repeat\w*|starts?|begins?|same|many|every|each)\b/

interface Repeated {
  where: readonly TextUnit[]
  repeated: string
}

/** Each but the first line that begins with it gets a verb that claims as much. Null where no other is known. */
function varied(latex: string, { where, repeated }: Repeated): Edited | null {
  const [verb = ''] = repeated.split(' ')
  const lines = where.filter(({ kind, text }) => kind === 'bullet' && fold(text).startsWith(verb))
  const changes: string[] = []
  const splices = lines.slice(1).flatMap((line): Splice[] => {
    const found = otherVerbs(line.text)
    if (!found) return []
    const words = found.others[changes.length % found.others.length]!
    const at = line.from + latex.slice(line.from, line.to).indexOf(found.verb)
    if (at < line.from) return []
    changes.push(`“${found.verb}” → “${words}”`)
    return [{ from: at, to: at + found.verb.length, text: words }]
  })
  return splices.length === 0
    ? null
    : {
        latex: spliced(latex, splices),
        said: `I left the first “${lines[0]!.text.split(' ')[0]!}” and changed ${listed(changes)}. Each claims as much as before: check that it is the word you would use.`,
      }
}

function shown(where: readonly TextUnit[], repeated: string): string {
  const times = where.reduce((sum, { text }) => sum + timesIn(text, repeated), 0)
  const lines = listedSome(where.map(({ text }) => `“${shortened(text)}”`))
  const first = where[0]!.text.split(/\s+/).slice(0, 5).join(' ')
  return `“${repeated}” stands there ${times} times: in ${lines}. I work by fixed rules and don’t write new sentences, so the words must be yours: keep the best one, and for the others say: replace "${first}" by "…".`
}
