// "Change English to C1", "add tachograph to vehicles skills": an item of a list that is named.
import type { Edited } from '../edits/edited.ts'
import { fold } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { spliced } from '../edits/splice.ts'
import { unitsOf } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { addToGroup, groupsOf } from '../edits/skill-groups.ts'
import { levelWords } from '../wishes/list-wishes.ts'

const changing = new RegExp(
  `^(?:(?:change|make|set|update|put|turn) )?(?:my |the )?(\\p{L}{3,20})(?: level| skills?)?(?: (?:to|into|as|is|at|should be|up to|now))* (${levelWords}|good)(?: level)?(?: (?:now|instead.{0,20}))?$`,
  'iu',
)
const adding =
  /^(?:add|put|include|list) (.{2,120}?) (?:to|in|into|under) (?:the |my )?(.{2,40}?)(?: skills?| group| list| section)?$/i

/** Null where a word is left over, or nothing is listed by that name. */
export const itemClause = (clause: WishClause): ReadClause | null => levelChanged(clause) ?? addedToGroup(clause)

/** Only where its level stands behind it in brackets. */
function levelChanged({ latex, words }: WishClause): ReadClause | null {
  const [, name = '', said = ''] = changing.exec(words) ?? []
  const items = unitsOf(latex).filter(
    ({ kind, text }) =>
      kind === 'item' && name !== '' && /^\S+ \([^()]{1,30}\)$/.test(text) && fold(text).startsWith(`${fold(name)} (`),
  )
  const [item] = items
  if (!item || items.length !== 1) return null
  const fresh = `${item.text.split(' ')[0]} (${/^[abc]\d$/i.test(said) ? said.toUpperCase() : said.toLowerCase()})`
  const edited: Edited =
    fresh === item.text
      ? { problem: `It says ${fresh} already.` }
      : {
          latex: spliced(latex, [{ from: item.from, to: item.to, text: escapeTex(fresh) }]),
          said: `I changed ${item.text} to ${fresh}.`,
        }
  return { edited, about: name }
}

const noItem =
  /^(?:some|an?|more|less|it|this|that|any)\b|\b(?:first|last|before|after|above|below|bullets?|lines?|space|colou?r)\b/i

function addedToGroup({ latex, words }: WishClause): ReadClause | null {
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
