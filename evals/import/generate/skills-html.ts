// Skills, as lists in a line, chips, grids, groups with levels, or each with what it means.
import type { PageText } from './page-parts.ts'
import type { GeneratedPerson } from './people.ts'

export type SkillsForm =
  | 'commas'
  | 'table'
  | 'chips'
  | 'lines'
  | 'bullets'
  | 'grid'
  | 'levels'
  | 'levels beside'
  | 'groups beside'
  | 'explained'
type SkillGroup = GeneratedPerson['skills'][number]

export function skillsHtml(text: PageText, skills: readonly SkillGroup[], form: SkillsForm): string {
  const groups = skills.map((group) => {
    text.begin()
    return groupHtml(text, group, form)
  })
  return form === 'groups beside' ? `<div class="three">${groups.join('')}</div>` : groups.join('')
}

const explanations = [
  'Used every day for six years, in teams of up to twelve people.',
  'From the first sketch to what is handed over, and with those who use it.',
  'Proven ability to lead and manage a wide variety of tasks in team and independent situations.',
]

function groupHtml(text: PageText, { group, level, items }: SkillGroup, form: SkillsForm): string {
  const label = (style: string) => text.say('group', group, style)
  const each = (before: string, after: string) =>
    items.map((item) => `${before}${text.say('skill', item)}${after}`).join('')
  const all = () => items.map((item) => text.say('skill', item)).join(', ')
  const said = () => text.say('detail', level)
  const inLine = () => `<div>${label('font-weight:bold')}${group === '' ? '' : ': '}${all()}</div>`
  const named = (html: () => string) => (group === '' ? inLine() : html())
  const forms: Readonly<Record<SkillsForm, () => string>> = {
    commas: inLine,
    table: () => named(() => `<div class="grid"><div>${label('font-weight:bold')}</div><div>${all()}</div></div>`),
    chips: () => `${label('font-weight:bold')}<div class="chips">${each('<span class="chip">', '</span>')}</div>`,
    lines: () => `${label('<b>')}${each('<div>', '</div>')}`,
    bullets: () => `${label('<b>')}<ul>${each('<li>', '</li>')}</ul>`,
    grid: () => `${label('<b>')}<div class="three">${each('<div>', '</div>')}</div>`,
    levels: () => named(() => `<div>${label('<b>')}</div><div>${said()}</div><div>${all()}</div>`),
    'levels beside': () =>
      named(
        () => `<div class="row"><div>${label('<b>')}</div><div class="right">${said()}</div></div><div>${all()}</div>`,
      ),
    'groups beside': () => `<div>${lineOf(label('<b>'))}${lineOf(said())}<div>${all()}</div></div>`,
    explained: () => explainedHtml(text, items),
  }
  return forms[form]()
}

const lineOf = (html: string) => (html === '' ? '' : `<div>${html}</div>`)

function explainedHtml(text: PageText, items: readonly string[]): string {
  return items
    .slice(0, 5)
    .map((item, index) => {
      const name = `<div>${text.say('skill', item, '<b>')}</div>`
      text.begin()
      return `${name}<div>${text.say('detail', explanations[index % explanations.length]!)}</div>`
    })
    .join('')
}
