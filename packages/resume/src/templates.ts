// The templates: one class, five themes. A template is an option of the class and an order of sections; nothing else.

export type TemplateId = 'classic' | 'modern' | 'compact' | 'academic' | 'sidebar'

export interface TemplateDesign {
  readonly id: TemplateId
  readonly name: string
  readonly description: string
  /** What stands between the brackets of `\documentclass[...]{resume}`. */
  readonly classOptions: string
}

export const templates: readonly TemplateDesign[] = [
  {
    id: 'classic',
    name: 'Classic',
    description: 'A centred serif title, small capitals over hairlines. For law, finance, health, public service.',
    classOptions: 'theme=classic',
  },
  {
    id: 'modern',
    name: 'Modern',
    description: 'A clean sans serif, flush left, with one colour. For technology, product and marketing.',
    classOptions: 'theme=modern',
  },
  {
    id: 'compact',
    name: 'Compact',
    description: 'Dense but calm: a long career on one page.',
    classOptions: 'theme=compact',
  },
  {
    id: 'academic',
    name: 'Academic',
    description: 'A long curriculum vitae with dates in the margin and room for publications.',
    classOptions: 'theme=academic',
  },
  {
    id: 'sidebar',
    name: 'Sidebar',
    description: 'A tinted rail holds contact, skills and languages beside the story.',
    classOptions: 'theme=sidebar',
  },
]

export const defaultTemplateId: TemplateId = 'classic'

/** By id or by name, whatever the case. Misses on anything else. */
export function findTemplate(idOrName: string): TemplateDesign | undefined {
  const wanted = idOrName.trim().toLowerCase()
  return templates.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
}
