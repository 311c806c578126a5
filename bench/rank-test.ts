// The rank test of Mann, Whitney and Wilcoxon: whether one of two samples tends to be larger, whatever their shapes.

/** The probability of a standard normal value beyond ±z; at most 1.5e-7 off (Abramowitz and Stegun 7.1.26). */
function beyond(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x)
}

/**
 * `p`: two-sided, by the normal approximation, for samples of twenty and more. `chance`: the probability that a value
 * of `ones` is larger than one of `others`; 0.5 where neither is.
 */
export function rankTest(ones: readonly number[], others: readonly number[]): { p: number; chance: number } {
  const all = [...ones.map((value) => ({ value, isOne: true })), ...others.map((value) => ({ value, isOne: false }))]
  all.sort((a, b) => a.value - b.value)
  let [rankSum, tieTerm] = [0, 0]
  for (let from = 0; from < all.length;) {
    const next = all.findIndex(({ value }, index) => index >= from && value !== all[from]?.value)
    const to = next === -1 ? all.length : next
    // Equal values share the mean of their ranks.
    rankSum += all.slice(from, to).filter(({ isOne }) => isOne).length * ((from + 1 + to) / 2)
    tieTerm += (to - from) ** 3 - (to - from)
    from = to
  }
  const [n, m] = [ones.length, others.length]
  const u = rankSum - (n * (n + 1)) / 2
  const size = n + m
  const deviation = Math.sqrt(((n * m) / 12) * (size + 1 - tieTerm / (size * (size - 1))))
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5)
  return { p: deviation === 0 ? 1 : beyond(distance / deviation), chance: u / (n * m) }
}
