import { judge } from './judge.ts'
import { guardInput } from './testing/proposals.ts'
import { getPerson } from './testing/unseen.ts'
const file = process.argv[2]!
const mod: any = await import(file)
for (const [name, set] of Object.entries<any>(mod)) {
  if (typeof set !== 'object') continue
  let n = 0, hit = 0, silent = 0, ms = 0, worst = 0
  const honest = /onest/.test(name)
  for (const [s, ps] of Object.entries<any>(set)) for (const p of ps) {
    n++
    let v
    try { const input = guardInput(getPerson(s), p); const t = performance.now(); v = judge(input); const d = performance.now() - t; ms += d; worst = Math.max(worst, d) } catch (e) { console.log('ERR', s, p.title, String(e)); continue }
    const stop = v.violations.length > 0
    if (stop) hit++
    if (!stop && v.doubts.length === 0) silent++
    if (honest === stop) console.log(honest ? 'FALSE ALARM' : v.doubts.length === 0 ? 'SILENT MISS' : 'miss (doubt)', `${s}: ${p.title}`, JSON.stringify(v.violations.map((x: any) => [x.code, x.text])), honest ? '' : JSON.stringify(v.doubts.map((x: any) => x.text)))
  }
  console.log(`== ${name}: stopped ${hit} of ${n} (${(100 * hit / n).toFixed(1)} %), silent ${silent}, mean ${(ms / n).toFixed(1)} ms, worst ${worst.toFixed(0)}`)
}
