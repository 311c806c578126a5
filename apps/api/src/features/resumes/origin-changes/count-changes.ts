// How many changes of its original each copy has not decided on, for the dashboard. Comparing texts is work: it is done
// once for each state of copy, original and base, and a call does a limited amount of it.
import type { ContentNode } from '@galley/contract/variants'
import { compareWithOrigin } from '@galley/resume/variant/take-over'
import { LRUCache } from 'lru-cache'

/** A copy whose original is there, without the texts. */
export interface CopyState {
  id: string
  version: number
  originId: string
  originVersion: number
  originTitle: string
  /** Changes with what the copy has decided on, which is no save. */
  baseHash: string
}

interface Which {
  id: string
  userId: string
}
interface StoredText {
  latexContent: string
  originBase: ContentNode | null
}

export interface CountedChanges {
  id: string
  count: number
  /** Of the original. */
  title: string
}

interface Parts {
  listCopies(userId: string): Promise<CopyState[]>
  find(which: Which): Promise<StoredText | undefined>
  /** Of the texts that one call compares. */
  maxChars?: number
}

const maxCopies = 20_000

export function createChangeCounts({ listCopies, find, maxChars = 2_000_000 }: Parts) {
  const counts = new LRUCache<string, { state: string; count: number }>({ max: maxCopies })
  const underWay = new Map<string, Promise<CountedChanges[]>>()

  async function count(userId: string): Promise<CountedChanges[]> {
    const origins = new Map<string, StoredText | undefined>()
    const findOrigin = async (id: string) => {
      if (!origins.has(id)) origins.set(id, await find({ id, userId }))
      return origins.get(id)
    }
    let chars = 0
    const countOf = async (copy: CopyState): Promise<number> => {
      const state = stateOf(copy)
      const known = counts.get(copy.id)
      if (known?.state === state) return known.count
      if (chars >= maxChars) return 0
      const [text, origin] = [await find({ id: copy.id, userId }), await findOrigin(copy.originId)]
      if (!text?.originBase || !origin) return 0
      const [base, latex] = [text.originBase, text.latexContent]
      chars += latex.length + origin.latexContent.length
      // Other requests get their turn between two comparisons.
      await new Promise(setImmediate)
      const found = compareWithOrigin({ base, origin: origin.latexContent, latex }).length
      counts.set(copy.id, { state, count: found })
      return found
    }
    const changed: CountedChanges[] = []
    for (const copy of await listCopies(userId)) {
      const found = await countOf(copy)
      if (found > 0) changed.push({ id: copy.id, count: found, title: copy.originTitle })
    }
    return changed
  }

  /** Of copies with changes only. Those beyond what a call may compare come with a later one. */
  return (userId: string): Promise<CountedChanges[]> => {
    const running = underWay.get(userId) ?? count(userId).finally(() => underWay.delete(userId))
    underWay.set(userId, running)
    return running
  }
}

const stateOf = ({ version, originId, originVersion, baseHash }: CopyState): string =>
  [version, originId, originVersion, baseHash].join(' ')
