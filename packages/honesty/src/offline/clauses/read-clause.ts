// One wish, read as a sentence: a verb, what it is done to, and where or what it becomes. It is understood where every
// word is accounted for, and left to the other readers where one is not.
import type { WishClause, ClauseReader, ReadClause } from '../phrases/clause.ts'
import { countClause } from './count-clause.ts'
import { credentialClause } from './credential-clause.ts'
import { earnedClause } from './earned-clause.ts'
import { datesOffClause } from './dates-off-clause.ts'
import { datesClause } from './dates-clause.ts'
import { gatherClause } from './gather-clause.ts'
import { headerClause } from './header-clause.ts'
import { jobClause } from './job-clause.ts'
import { itemClause } from './item-clause.ts'
import { listClause } from './list-clause.ts'
import { lookClause } from './look-clause.ts'
import { mergeClause } from './merge-clause.ts'
import { moveClause } from './move-clause.ts'
import { renewalClause } from './renewal-clause.ts'
import { removeClause } from './remove-clause.ts'
import { renameClause } from './rename-clause.ts'
import { severalClause } from './several-clause.ts'
import { textClause } from './text-clause.ts'
import { trimClause } from './trim-clause.ts'
import { headerValueClause } from '../values/header-value-clause.ts'
import { levelClause } from '../values/level-clause.ts'
import { keepOnlyClause } from '../values/keep-only-clause.ts'
import { placeClause } from '../values/place-clause.ts'
import { titleClause } from '../values/title-clause.ts'
import { contactRemovalClause } from '../values/contact-removal-clause.ts'
import { everyMentionClause } from '../lists/every-mention-clause.ts'
import { fromToClause } from '../lists/from-to-clause.ts'
import { everywhereClause } from '../lists/everywhere-clause.ts'
import { keepOnePlaceClause } from '../lists/keep-one-place-clause.ts'
import { keepSeveralClause } from '../lists/keep-several-clause.ts'
import { orderItemsClause } from '../lists/order-items-clause.ts'
import { swapLastClause } from '../lists/swap-last-clause.ts'
import { joinLinesClause } from '../lines/join-lines-clause.ts'
import { addThatClause } from '../lines/add-that-clause.ts'
import { spellOutClause } from '../lines/spell-out-clause.ts'
import { sentenceLimitClause } from '../lines/sentence-limit-clause.ts'
import { splitLineClause } from '../lines/split-line-clause.ts'
import { beginsWithVerb, beside } from '../phrases/verbs.ts'

const readers: readonly ClauseReader[] = [
  textClause,
  jobClause,
  headerClause,
  headerValueClause,
  keepOnePlaceClause,
  keepSeveralClause,
  keepOnlyClause,
  titleClause,
  levelClause,
  lookClause,
  itemClause,
  renameClause,
  listClause,
  mergeClause,
  joinLinesClause,
  splitLineClause,
  spellOutClause,
  addThatClause,
  sentenceLimitClause,
  orderItemsClause,
  swapLastClause,
  everywhereClause,
  fromToClause,
  gatherClause,
  trimClause,
  moveClause,
  placeClause,
  severalClause,
  everyMentionClause,
  datesOffClause,
  contactRemovalClause,
  removeClause,
  credentialClause,
  earnedClause,
  datesClause,
  renewalClause,
  countClause,
]

/** "Education above the jobs": a place beside another is where something is to go. */
const aside = new RegExp(
  ` ${beside} |^\\S.{2,40} (?:first|last|at the top|on top|to the top|at the bottom|at the end)$`,
  'i',
)

/** Null where none of them accounts for every word. Pure. */
export function readClause(clause: WishClause): ReadClause | null {
  for (const read of readers) {
    const found = read(clause)
    if (found) return found
  }
  return aside.test(clause.words) && !beginsWithVerb(clause.words)
    ? moveClause({ ...clause, words: `move ${clause.words}` })
    : null
}
