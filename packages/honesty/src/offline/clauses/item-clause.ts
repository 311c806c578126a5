// "Add tachograph to vehicles skills": items for a list that is named.
import type { Edited } from '../edits/edited.ts'
import { fold } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { addToGroup, groupsOf } from '../edits/skill-groups.ts'

const adding =
  /^(?:add|put|include|list) (.{2,120}?) (?:to|in|into|under) (?:the |my )?(.{2,40}?)(?: skills?| group| list| section)?$/i

const noItem =
  /^(?:some|an?|more|less|it|this|that|any)\b|\b(?:first|last|before|after|above|below|bullets?|lines?|space|colou?r)\b/i

/** Null where a word is left over, or no list has that label. */
export function itemClause({ latex, words }: WishClause): ReadClause | null {
  const [, things = '', label = ''] = adding.exec(words) ?? []
  const group = label === '' ? undefined : groupsOf(latex).find((one) => fold(one.label) === fold(label.trim()))
  const items = things.split(/,\s*(?:and )?|\s+and\s+/).map((item) => item.replace(/^(?:the|my|also) /i, '').trim())
  const isList = items.length <= maxItems && items.every((item) => isItem(item))
  if (!group || !isList) return null
  const known = new Set(group.items.split(',').map((item) => fold(item.trim())))
  const fresh = items.filter((item) => !known.has(fold(item)))
  const edited: Edited | null =
    fresh.length === 0
      ? { problem: `${listed(items)} stands under ${group.label} already.` }
      : addToGroup(latex, group, fresh)
  return edited && { edited, about: group.label }
}

const maxItems = 8
const maxItemWords = 5
const isItem = (item: string): boolean => item !== '' && item.split(' ').length <= maxItemWords && !noItem.test(item)
