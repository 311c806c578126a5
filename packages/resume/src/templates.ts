// The templates: one class, twelve themes. A template is options of the class and an order of sections; nothing else.

export type TemplateId =
  | 'classic'
  | 'modern'
  | 'compact'
  | 'academic'
  | 'sidebar'
  | 'executive'
  | 'european'
  | 'graduate'
  | 'creative'
  | 'federal'
  | 'timeline'
  | 'swiss'

export interface TemplateDesign {
  readonly id: TemplateId
  readonly name: string
  /** What it looks like, and who it is for. */
  readonly description: string
  /** What stands between the brackets of `\documentclass[...]{resume}`. */
  readonly classOptions: string
  readonly columns: 1 | 2
  /** Whether every way to read the PDF finds its lines in their order: `round-trip.slow.test.ts` of the worker. */
  readonly isParserSafe: boolean
  /** How much it is made for. Any of them sets any number of pages. */
  readonly suits: 'one_page' | 'many_pages'
  /** Whether it has a place for `\photo`. Beside the text of the others a picture would split what is read. */
  readonly showsPhoto: boolean
}

export const templates: readonly TemplateDesign[] = [
  {
    id: 'classic',
    name: 'Classic',
    description: 'A centred serif title, small capitals over hairlines. For law, finance, health, public service.',
    classOptions: 'theme=classic',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
  {
    id: 'modern',
    name: 'Modern',
    description: 'A clean sans serif, flush left, with one colour. For technology, product and marketing.',
    classOptions: 'theme=modern',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
  {
    id: 'compact',
    name: 'Compact',
    description: 'Dense but calm, one line an entry. For engineers, and long careers on one page.',
    classOptions: 'theme=compact',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
  {
    id: 'academic',
    name: 'Academic',
    description:
      'Dates in the margin, publications as references with your name in bold. For research, over many pages.',
    classOptions: 'theme=academic',
    columns: 1,
    isParserSafe: true,
    suits: 'many_pages',
    showsPhoto: false,
  },
  {
    id: 'sidebar',
    name: 'Sidebar',
    description: 'A tinted rail on every page holds contact, skills and languages. For when people read first.',
    classOptions: 'theme=sidebar',
    columns: 2,
    isParserSafe: false,
    suits: 'one_page',
    showsPhoto: true,
  },
  {
    id: 'executive',
    name: 'Executive',
    description: 'A light, high-contrast serif under a thick and a thin rule, with air. For directors and boards.',
    classOptions: 'theme=executive',
    columns: 1,
    isParserSafe: true,
    suits: 'many_pages',
    showsPhoto: false,
  },
  {
    id: 'european',
    name: 'European',
    description: 'Labels and dates at the left, bars of colour, on A4. For employers who expect the European form.',
    classOptions: 'theme=european,paper=a4',
    columns: 1,
    isParserSafe: true,
    suits: 'many_pages',
    showsPhoto: true,
  },
  {
    id: 'graduate',
    name: 'Graduate',
    description: 'Education first, in a schoolbook serif that fills a page with little. For a first job.',
    classOptions: 'theme=graduate',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
  {
    id: 'creative',
    name: 'Creative',
    description: 'A field of colour, geometric letters, skills as tags. For design, media and the arts.',
    classOptions: 'theme=creative',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
  {
    id: 'federal',
    name: 'Federal',
    description: 'The long form: every fact named, each in a line of its own. For government posts.',
    classOptions: 'theme=federal',
    columns: 1,
    isParserSafe: true,
    suits: 'many_pages',
    showsPhoto: false,
  },
  {
    id: 'timeline',
    name: 'Timeline',
    description: 'A line down the page, dates before what they date. For careers whose course is the point.',
    classOptions: 'theme=timeline',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
  {
    id: 'swiss',
    name: 'Swiss',
    description: 'One typeface, one grid, headings in the margin, no ornament. For architects and minimalists.',
    classOptions: 'theme=swiss',
    columns: 1,
    isParserSafe: true,
    suits: 'one_page',
    showsPhoto: false,
  },
]

export const defaultTemplateId: TemplateId = 'classic'

/** By id or by name, whatever the case. Misses on anything else. */
export function findTemplate(idOrName: string): TemplateDesign | undefined {
  const wanted = idOrName.trim().toLowerCase()
  return templates.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
}
