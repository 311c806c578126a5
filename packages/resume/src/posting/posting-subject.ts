// Which role a posting is for, and at whom: as it writes both. Read from where postings say it, never guessed; empty
// where they don't.
import { personEnding, notPersons, titleWords } from '../title-words.ts'
import { employerNamesIn } from './employers.ts'
import { withoutInvisible } from './read-posting.ts'

export interface PostingSubject {
  role: string
  employer: string
}

const maxChars = 12_000
const maxRoleChars = 80
const labelled = /^(?:job title|title|position|role)\s*:\s*(.+)$/im
const hiring =
  /\b(?:hiring|looking for|seeking|recruiting|searching for)\s+(?:an?|the|our next)\s+((?:[\p{Lu}][\p{L}\d+#./&-]*|of|and|for)(?:\s+(?:[\p{Lu}][\p{L}\d+#./&()-]*|of|and|for)){0,6})/u
const separators = /\s+(?:at|@|[-–—|·])\s+|\s*\|\s*|,\s+(?=\p{Lu})/u
const remark = /\s*\((?:[^)]*)\)\s*$/

export function postingSubject(posting: string): PostingSubject {
  const text = withoutInvisible(posting.slice(0, maxChars))
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[#*\s]+|[*\s]+$/g, ''))
    .filter((line) => line !== '')
  const [heading = ''] = lines
  const role = [labelled.exec(text)?.[1], roleIn(heading), hiring.exec(text)?.[1]].map(tidied).find((one) => one !== '')
  return { role: role ?? '', employer: employerNamesIn(text)[0] ?? atEnd(heading) }
}

const tidied = (role = '') => {
  const short = (role.split(separators)[0] ?? '')
    .replace(remark, '')
    .replace(/\s+(?:of|and|for|in)$/, '')
    .trim()
  return short.length <= maxRoleChars ? short.replace(/[.:;,]+$/, '') : ''
}

/** The first line, where it names a post. */
function roleIn(heading: string): string | undefined {
  const [first = ''] = heading.split(separators)
  const isTitle = heading.length <= 120 && !/[.!?](?:\s|$)|\b(?:is|are|we|you|for an?)\b/i.test(heading)
  return isTitle && namesPost(first) ? first : undefined
}

const namesPost = (text: string) =>
  text.split(/[\s/]+/).some((one) => {
    const word = one.toLowerCase().replace(/[^\p{L}-]/gu, '')
    return titleWords.has(word) || (word.length > 4 && personEnding.test(word) && !notPersons.has(word))
  })

/** "Charge Nurse at Mercy General": only behind "at". */
const atEnd = (heading: string): string =>
  heading.length <= 120
    ? (/\s(?:at|@)\s+(\p{Lu}[^,|–—(]{1,60}?)(?:\s+[-|–—(].*|,.*)?$/u.exec(heading)?.[1]?.trim() ?? '')
    : ''
