// Where a part of a Word file leads: addresses of its links, and the names of its other parts.
import { SaxesParser } from 'saxes'

export interface Relation {
  readonly target: string
  readonly type: string
}

export function relationsIn(xml: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>()
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (!name.endsWith('Relationship')) return
    const { Id = '', Target: target = '', Type = '' } = attributes as Record<string, string>
    relations.set(Id, { target, type: Type.split('/').at(-1) ?? '' })
  })
  parser.write(xml).close()
  return relations
}
