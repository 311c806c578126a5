// A person on a page of a family: the HTML, its labelled texts, and the truth.
import { headingPool } from './heading-pools.ts'
import type { GeneratedSection } from './heading-pools.ts'
import type { GeneratedLook } from './families.ts'
import { PageText } from './page-parts.ts'
import type { Segment } from './page-parts.ts'
import type { GeneratedPerson } from './people.ts'
import type { Draws } from './random.ts'
import { sectionHtml } from './section-html.ts'

export interface GeneratedPage {
  readonly html: string
  readonly segments: readonly Segment[]
  readonly headings: readonly string[]
}

const asideKinds = new Set<GeneratedSection>([
  'skills',
  'languages',
  'hobbies',
  'certifications',
  'awards',
  'contact',
  'references',
  'education',
])

export function pageHtml(person: GeneratedPerson, look: GeneratedLook, random: Draws): GeneratedPage {
  const text = new PageText()
  const language = random.whole(0, 2)
  const headings: string[] = []
  const isAlone = look.heading === 'icon alone'
  const nameOf = (kind: GeneratedSection) => (language === 0 ? headingPool[kind][0]! : random.pick(headingPool[kind]))
  const section = (kind: GeneratedSection) => {
    const name = nameOf(kind)
    text.begin()
    if (!isAlone) headings.push(name)
    const icon = look.heading === 'icon' || isAlone ? '<span class="icon">◆</span> ' : ''
    const sign = look.heading === 'ornament' ? '▸ ' : ''
    const title = `<h2>${icon}${sign}${isAlone ? '' : text.say('heading', name)}</h2>`
    const body = sectionHtml(text, kind, { person, look })
    return look.frame === 'margin headings'
      ? `<section class="grid"><div>${title}</div><div>${body}</div></section>`
      : `<section>${title}${body}</section>`
  }
  const head = headHtml(text, person, look)
  const isTwo = look.frame === 'left side' || look.frame === 'right side' || look.frame === 'halves'
  if (!isTwo)
    return {
      html: documentOf(look, `${head}${person.sections.map(section).join('')}`),
      segments: text.segments,
      headings,
    }
  const isAside = (kind: GeneratedSection, index: number) =>
    look.frame === 'halves' ? index % 2 === 1 : asideKinds.has(kind) && (kind !== 'education' || random.chance(0.3))
  const sides = person.sections.map((kind, index) => ({ kind, isAside: isAside(kind, index) }))
  const main = () =>
    `<div class="main">${sides
      .filter((each) => !each.isAside)
      .map(({ kind }) => section(kind))
      .join('')}</div>`
  const aside = () =>
    `<div class="aside">${sides
      .filter((each) => each.isAside)
      .map(({ kind }) => section(kind))
      .join('')}</div>`
  const both = look.frame === 'left side' ? aside() + main() : main() + aside()
  return {
    html: documentOf(look, `${head}<div class="columns ${look.frame.replace(' ', '-')}">${both}</div>`),
    segments: text.segments,
    headings,
  }
}

function headHtml(text: PageText, person: GeneratedPerson, look: GeneratedLook): string {
  const { documentTitle } = look.headSizes
  const title = () => (documentTitle === '' ? '' : `<div class="title">${text.say('mark', documentTitle)}</div>`)
  const name = () => `${title()}<h1>${text.say('name', person.name)}</h1>`
  const headline = () =>
    person.headline === '' ? '' : `<div class="headline">${text.say('headline', person.headline)}</div>`
  const contacts = [person.email, person.phone, person.place, ...person.links].filter((each) => each !== '')
  const each = () => contacts.map((contact) => text.say('contact', contact))
  text.begin()
  if (look.head === 'two sides') {
    const left = `<div>${name()}${headline()}</div>`
    return `<header class="row">${left}<div class="right">${each()
      .map((contact) => `<div>${contact}</div>`)
      .join('')}</div></header>`
  }
  const isLines = look.head === 'lines'
  const first = name() + headline()
  const all = isLines
    ? each()
        .map((contact) => `<div>${contact}</div>`)
        .join('')
    : `<div>${each().join(look.isBarred ? ' | ' : ' • ')}</div>`
  return `<header class="${look.head}">${first}${all}</header>`
}

function documentOf(look: GeneratedLook, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${css(look)}</style><body>${body}</body>`
}

const headingCss: Readonly<Record<GeneratedLook['heading'], string>> = {
  rule: 'text-transform:uppercase;border-bottom:1px solid;font-size:1.1em',
  'small caps': 'font-variant:small-caps;font-weight:normal;border-bottom:1px solid;font-size:1.2em',
  spaced: 'text-transform:uppercase;letter-spacing:.25em;font-size:1em;font-weight:normal',
  large: 'font-size:1.5em;font-weight:normal',
  'plain bold': 'font-size:1em',
  band: 'background:#ddd;font-size:1.1em;padding:2px 6px',
  icon: 'font-size:1.2em',
  'icon alone': 'font-size:1.2em',
  centred: 'text-align:center;font-size:1.15em',
  stacked: 'font-size:1.15em;max-width:90px',
  'as entries': 'font-size:1em;border-bottom:1px solid',
  ornament: 'font-size:1.1em',
}

const css = (look: GeneratedLook) => `
@page{size:A4;margin:14mm 15mm}
body{font:${look.size}pt/${look.lineHeight} '${look.font}';margin:0}
h1{font-size:${look.headSizes.name}em;margin:0 0 4px}.headline{font-size:${look.headSizes.headline}em}.title{font-size:1.5em}
h2{margin:12px 0 5px;color:${look.colour};${headingCss[look.heading]}}
.centred{text-align:center}.band{background:#234;color:#fff;padding:10px}
.row{display:flex;justify-content:space-between}.right{text-align:right;white-space:nowrap;padding-left:12px}
.entry{margin-bottom:${look.gap}px}.grid{display:grid;grid-template-columns:110px 1fr;column-gap:14px}
.item{display:flex}.item>div{flex:1}.sign{width:14px;flex:none}ul{margin:0;padding-left:16px}
.columns{display:grid;column-gap:24px;grid-template-columns:1fr 190px}.left-side{grid-template-columns:190px 1fr}.halves{grid-template-columns:1fr 1fr}
.chips{display:flex;flex-wrap:wrap;gap:4px}.chip{border:1px solid #999;border-radius:6px;padding:1px 7px}${look.isCentral ? 'section{text-align:center}ul{text-align:left}' : ''}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:14px}.two{display:grid;grid-template-columns:1fr 1fr;column-gap:18px}
h3{font-size:1.05em;margin:6px 0 2px;font-weight:${look.hasKinds ? 'bold' : 'normal'}}${look.isRailRight ? '.grid>div:first-child{text-align:right}' : ''}
`
