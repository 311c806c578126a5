// Whether something stands in a place that is named.
import { bulletsOf, fold } from '../edits/find-places.ts'
import { groupsOf } from '../edits/skill-groups.ts'
import { phraseTarget, type NamedThing } from '../phrases/phrase-target.ts'

/** The place is a section, a job, or a list by its label. */
export function standsIn(latex: string, target: NamedThing, where: string): boolean {
  if (target.kind === 'section') return false
  const place = phraseTarget(latex, where)
  const from = target.kind === 'entry' ? target.found.section.from : target.unit.section.from
  if (place?.kind === 'section') return place.section.from === from
  if (target.kind === 'entry') return false
  if (place?.kind === 'entry')
    return bulletsOf(place.found.section, place.found.entry).some((bullet) => bullet.from === target.unit.block.from)
  return groupsOf(latex).some(
    ({ label, block }) => fold(label) === fold(where) && block.from === target.unit.block.from,
  )
}
