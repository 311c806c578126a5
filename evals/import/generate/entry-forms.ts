// How an entry may be set: one form for all entries of a page, as people's templates have it.
import type { PageText, TextRole } from './page-parts.ts'
import type { Draws } from './random.ts'

export interface EntryTexts {
  /** What was done, and what that is: a post or a degree. */
  readonly what: string
  readonly whatRole: TextRole
  readonly where: string
  readonly whereRole: TextRole
  readonly place: string
  readonly date: string
  readonly bullets: readonly string[]
  readonly details: readonly string[]
  readonly link: string
  /** What the employer does, in a line of its own. */
  readonly tagline: string
  /** The ends of the date, where it is a range. */
  readonly ends: readonly string[]
}

export const entryForms = [
  'where-first',
  'what-first',
  'one-line',
  'inline',
  'stacked',
  'date-above',
  'date-left',
  'date-left-stacked',
  'bulleted',
  'dash-below',
  'date-once',
  'comma-line',
  'date-left-place',
  'brackets',
  'date-below',
] as const
export type EntryForm = (typeof entryForms)[number]

/** How all entries of one page look. */
export interface EntryLook {
  readonly form: EntryForm
  readonly strong: string
  readonly soft: string
  readonly bullet: 'disc' | 'dot' | 'dash' | 'ring' | 'none' | 'arrow'
  readonly gap: number
  readonly hasSignedDetails: boolean
  /** Signs between what stands in one line. */
  readonly joint: string
  /** "Highlights", over the bullets; or nothing. */
  readonly subLabel: string
  readonly hasTaglines: boolean
  /** Of stacked dates the end is above. */
  readonly isEndFirst: boolean
}

export function entryLookOf(random: Draws, forms: readonly EntryForm[]): EntryLook {
  return {
    form: random.pick(forms),
    strong: random.pick([
      'font-weight:bold',
      'font-weight:bold',
      'font-weight:600',
      'font-weight:bold;font-size:1.1em',
      'font-variant:small-caps;font-weight:bold',
      '',
      'color:#1a5276;font-weight:bold',
      'text-transform:uppercase',
    ]),
    soft: random.pick([
      'font-style:italic',
      'font-style:italic',
      '',
      'color:#666',
      'font-variant:small-caps',
      'font-weight:500',
    ]),
    bullet: random.pick(['disc', 'disc', 'dot', 'dash', 'ring', 'none', 'arrow']),
    hasSignedDetails: random.chance(0.4),
    gap: random.pick([0, 3, 6, 10]),
    joint: random.pick([', ', ' | ', ' · ', ' — ', ' - ', ' at ', ' • ']),
    subLabel: random.chance(0.12)
      ? random.pick(['Highlights', 'Key responsibilities', 'Responsibilities:', 'Achievements', 'Aufgaben', 'Missions'])
      : '',
    hasTaglines: random.chance(0.06),
    isEndFirst: random.chance(0.5),
  }
}

const row = (left: string, right: string) =>
  `<div class="row"><div>${left}</div><div class="right">${right}</div></div>`
const line = (...all: readonly string[]) =>
  all
    .filter((text) => text !== '')
    .map((text) => `<div>${text}</div>`)
    .join('')

export function entryHtml(text: PageText, entry: EntryTexts, look: EntryLook): string {
  text.begin()
  const { what, whatRole, where, whereRole, place, date } = entry
  const say = {
    strong: (isWhat: boolean) => text.say(isWhat ? whatRole : whereRole, isWhat ? what : where, look.strong),
    soft: (isWhat: boolean) => text.say(isWhat ? whatRole : whereRole, isWhat ? what : where, look.soft),
    place: () => text.say('place', place),
    date: () => text.say('date', date),
    mark: (sign: string, isNeeded = true) => (isNeeded ? text.say('mark', sign, 'white-space:pre') : ''),
  }
  const head = headHtml(say, entry, look)
  const body = () => bodyHtml(text, entry, look)
  if (look.form === 'date-left')
    return `<div class="entry grid"><div>${say.date()}</div><div>${head()}${body()}</div></div>`
  if (look.form === 'date-left-stacked') {
    const ends = look.isEndFirst ? entry.ends.toReversed() : entry.ends
    return `<div class="entry grid"><div>${line(...ends.map((end) => text.say('date', end)))}</div><div>${head()}${body()}</div></div>`
  }
  if (look.form === 'date-left-place')
    return `<div class="entry grid"><div>${line(say.date(), say.place())}</div><div>${head()}${body()}</div></div>`
  if (look.form === 'bulleted')
    return `<div class="entry"><div class="item"><span class="sign">•</span><div>${head()}${body()}</div></div></div>`
  return `<div class="entry">${head()}${body()}</div>`
}

interface Say {
  readonly strong: (isWhat: boolean) => string
  readonly soft: (isWhat: boolean) => string
  readonly place: () => string
  readonly date: () => string
  readonly mark: (sign: string, isNeeded?: boolean) => string
}

/** In the order in which the page has it: each part is said when it is set. */
function headHtml(say: Say, { place }: EntryTexts, { form, joint }: EntryLook): () => string {
  const hasPlace = place !== ''
  const heads: Readonly<Record<EntryForm, () => string>> = {
    'where-first': () => row(say.strong(false), say.place()) + row(say.soft(true), say.date()),
    bulleted: () => row(say.strong(false), say.place()) + row(say.soft(true), say.date()),
    'what-first': () => row(say.strong(true), say.date()) + row(say.soft(false), say.place()),
    'date-once': () =>
      row(say.strong(false), say.date()) + line(say.soft(true) + say.mark(', ', hasPlace) + say.place()),
    'one-line': () =>
      row(say.strong(true) + say.mark(joint) + say.soft(false) + say.mark(', ', hasPlace) + say.place(), say.date()),
    'comma-line': () => row(say.strong(false) + say.mark(joint) + say.soft(true), say.date()) + line(say.place()),
    inline: () =>
      line(
        say.strong(true) +
          say.mark(joint) +
          say.soft(false) +
          say.mark(joint, hasPlace) +
          say.place() +
          say.mark(' | ') +
          say.date(),
      ),
    stacked: () => line(say.strong(true)) + line(say.soft(false)) + line(say.date()) + line(say.place()),
    'date-above': () =>
      line(say.date()) + line(say.strong(true)) + line(say.soft(false) + say.mark(', ', hasPlace) + say.place()),
    'dash-below': () =>
      line(say.strong(false)) + line(say.soft(true)) + line(say.date() + say.mark(' · ', hasPlace) + say.place()),
    brackets: () =>
      line(
        say.strong(true) +
          say.mark(joint) +
          say.soft(false) +
          say.mark(', ', hasPlace) +
          say.place() +
          say.mark(' (') +
          say.date() +
          say.mark(')'),
      ),
    'date-below': () => line(say.strong(true) + say.mark(joint) + say.soft(false)) + row(say.date(), say.place()),
    'date-left': () => line(say.strong(true)) + line(say.soft(false) + say.mark(', ', hasPlace) + say.place()),
    'date-left-stacked': () => line(say.strong(true)) + line(say.soft(false) + say.mark(', ', hasPlace) + say.place()),
    'date-left-place': () => line(say.strong(false)) + line(say.soft(true)),
  }
  return heads[form]
}

export const signs = { dot: '•', dash: '–', ring: '◦', arrow: '▸' } as const

export function bulletHtml(text: PageText, bullet: EntryLook['bullet'], content: string): string {
  text.begin()
  if (bullet === 'none') return `<div>${text.say('prose', content)}</div>`
  const sign = bullet === 'disc' ? '' : `<span class="sign">${signs[bullet]}</span>`
  const said = text.say('bullet', content)
  return bullet === 'disc' ? `<li>${said}</li>` : `<div class="item">${sign}<div>${said}</div></div>`
}

const signedHtml = (bullet: keyof typeof signs, content: string) =>
  `<div class="item"><span class="sign">${signs[bullet]}</span><div>${content}</div></div>`

export const listHtml = (bullet: EntryLook['bullet'], items: readonly string[]): string =>
  items.length === 0 ? '' : bullet === 'disc' ? `<ul>${items.join('')}</ul>` : `<div>${items.join('')}</div>`

function bodyHtml(
  text: PageText,
  { bullets, details, link, tagline }: EntryTexts,
  { bullet, hasSignedDetails, subLabel, hasTaglines }: EntryLook,
): string {
  const said = (content: string, style = '') => {
    text.begin()
    return `<div>${text.say('detail', content, style)}</div>`
  }
  const about = hasTaglines && tagline !== '' ? said(tagline) : ''
  const lines = details.map((detail) => {
    text.begin()
    const isSigned = hasSignedDetails && bullet !== 'none'
    if (isSigned)
      return bullet === 'disc'
        ? `<ul><li>${text.say('detail', detail)}</li></ul>`
        : signedHtml(bullet, text.say('detail', detail))
    return `<div>${text.say('detail', detail)}</div>`
  })
  const address = link === '' ? '' : `<div>${text.say('mark', link)}</div>`
  const label = subLabel === '' || bullets.length === 0 ? '' : said(subLabel, '<b>')
  return (
    address +
    about +
    lines.join('') +
    label +
    listHtml(
      bullet,
      bullets.map((content) => bulletHtml(text, bullet, content)),
    )
  )
}
