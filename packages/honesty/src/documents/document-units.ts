// A document as its sentences, each of which is judged by itself, and put together again without those that fail.
import type { DocumentContent, Story } from '@galley/contract/documents'

/** Of a line in parentheses or after an abbreviation no end: a following capital letter begins a sentence. */
const sentenceEnd =
  /(?<=[.!?…]["”’)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Inc|Ltd|Co|vs|No|U\.S|e\.g|i\.e)\.)\s+(?=["“‘(]?[\p{Lu}\d[])/u
const listItem = /^\s*[-•*]\s+/
const headlineSeparator = /\s+[|·•–—]\s+/

/** A blank is a part of its sentence, whatever stands in it. */
function splitSentences(line: string): string[] {
  const masked = line.replaceAll(/\[[^[\]\n]*\]/g, (blank) => `[${'x'.repeat(blank.length - 2)}]`)
  let at = 0
  return masked.split(sentenceEnd).map((part) => {
    at = masked.indexOf(part, at) + part.length
    return line.slice(at - part.length, at)
  })
}

export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => splitSentences(line.replace(listItem, '')))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Every sentence that may claim something of the person. Questions that others ask claim nothing. */
export function unitsOf(content: DocumentContent): string[] {
  switch (content.kind) {
    case 'letter':
    case 'thank_you':
      return [content.subject, content.salutation, content.body, content.closing].flatMap(sentencesOf)
    case 'linkedin':
      return [...content.headline.split(headlineSeparator), ...sentencesOf(content.about)]
    case 'interview':
      return content.stories.flatMap((story) => partsOf(story).flatMap(sentencesOf))
  }
}

const storyParts = ['situation', 'task', 'action', 'result'] as const
const partsOf = (story: Story): string[] => storyParts.map((part) => story[part])

/** The same without these sentences; a part of a story of which nothing is left asks for its words. */
export function without(content: DocumentContent, gone: ReadonlySet<string>): DocumentContent {
  if (gone.size === 0) return content
  const left = (text: string) => leftOf(text, gone)
  switch (content.kind) {
    case 'letter':
    case 'thank_you':
      return {
        ...content,
        subject: left(content.subject),
        salutation: left(content.salutation),
        body: left(content.body),
        closing: left(content.closing),
      }
    case 'linkedin': {
      const headline = content.headline.split(headlineSeparator).filter((part) => !gone.has(part))
      return { ...content, headline: headline.join(' · '), about: left(content.about) }
    }
    case 'interview':
      return { ...content, stories: content.stories.map((story) => storyWithout(story, left)) }
  }
}

function storyWithout(story: Story, left: (text: string) => string): Story {
  const part = (name: (typeof storyParts)[number]) =>
    left(story[name]) || (story[name] === '' ? '' : `[Add: ${asked[name]}]`)
  return { ...story, situation: part('situation'), task: part('task'), action: part('action'), result: part('result') }
}
const asked = {
  situation: 'where and when was this?',
  task: 'what was your task, or the problem?',
  action: 'what did you do?',
  result: 'what was the result?',
}

function leftOf(text: string, gone: ReadonlySet<string>): string {
  const lines = text.split('\n').map((line) => {
    if (line.trim() === '') return line
    const mark = listItem.exec(line)?.[0] ?? ''
    const sentences = splitSentences(line.slice(mark.length))
    const kept = sentences.filter((sentence) => !gone.has(sentence.trim()))
    return kept.length === sentences.length ? line : kept.length === 0 ? null : mark + kept.join(' ')
  })
  const kept = lines.filter((line) => line !== null)
  // What led to a list of which nothing is left says nothing.
  const led = kept.filter(
    (line, at) => !(/:\s*$/.test(line) && lines.includes(null) && (kept[at + 1] ?? '').trim() === ''),
  )
  return led
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
