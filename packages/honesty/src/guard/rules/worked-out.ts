// Numbers that two others of the same line make: shares, changes and differences.
import type { ChangedBlock } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import { amountsIn } from '../claims/amount-roles.ts'
import type { Quantity } from '../text/quantity.ts'

/** A line relates a few numbers. */
const maxOperands = 12

/**
 * "75 % (18 of 24)", "halved from four to two", "by 3 points, from 34 % to 31 %": what two numbers that the source
 * relates make, and the draft relates in the same way; and "from 55" of "by 40, to 15".
 */
export function isWorkedOut(at: ChangedBlock, claim: Quantity): boolean {
  const [before, now] = pairsOf(at)
  const isMade = ({ kind, first, second, ofShares }: Pair): boolean => {
    const made = kind === 'share' ? [(first / second) * 100] : [(Math.abs(first - second) / first) * 100]
    if (claim.unit === '%' && made.some((one) => Math.abs(one - claim.value) < 0.6)) return true
    if (kind === 'change' && claim.unit === 'x') return Math.abs(second / first - claim.value) < 0.01
    // From 11 % to 8 % are 3 points, and no 3 %.
    return (
      kind === 'change' && !(ofShares && claim.unit === '%') && Math.abs(Math.abs(first - second) - claim.value) < 1e-9
    )
  }
  const isShown = (pair: Pair) =>
    now.some((one) => one.kind === pair.kind && one.first === pair.first && one.second === pair.second)
  if (before.some((pair) => isShown(pair) && isMade(pair))) return true
  return now.some(
    ({ kind, first, second }) =>
      kind === 'change' &&
      first === claim.value &&
      before.some((one) => one.kind === 'by' && one.second === second && one.first + one.second === claim.value),
  )
}

/** "18 of 24", "from 34 to 31", "by 40, to 15". */
interface Pair {
  readonly kind: 'share' | 'change' | 'by'
  readonly first: number
  readonly second: number
  /** Both are percentages. */
  readonly ofShares: boolean
}

type Pairs = readonly [before: readonly Pair[], now: readonly Pair[]]

/** Read once for all numbers of a line. */
function pairsOf(at: ChangedBlock): Pairs {
  const known = pairsOfBlock.get(at)
  if (known) return known
  const pairs = [pairsIn(originLine(at)), pairsIn(at.block.text)] as const
  pairsOfBlock.set(at, pairs)
  return pairs
}
const pairsOfBlock = new WeakMap<ChangedBlock, Pairs>()

function pairsIn(line: string): readonly Pair[] {
  const amounts = amountsIn(line).slice(0, maxOperands)
  return amounts.flatMap(({ value, base, role, quantity }, index): Pair[] => {
    const next = amounts[index + 1]
    const share: Pair[] = base === null ? [] : [{ kind: 'share', first: value, second: base, ofShares: false }]
    if (next?.role !== 'to' || (role !== 'from' && role !== 'by')) return share
    const ofShares = quantity.unit === '%' && next.quantity.unit === '%'
    return [...share, { kind: role === 'from' ? 'change' : 'by', first: value, second: next.value, ofShares }]
  })
}
