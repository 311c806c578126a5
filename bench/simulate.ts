// npm run bench:simulate: Galley as several machines on paper, for 1,000 to 1,000,000 people (docs/scaling.md).
//   -- --measure   measures the service times anew, on a small cluster on this machine (two minutes)
//   -- --validate  only compares the model with what was measured there
import { measure } from './simulate/measure.ts'
import { readMeasured, writeMeasured } from './simulate/service-times.ts'
import { agreementOf } from './simulate/validate.ts'
import { round, table } from './statistics.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

if (process.argv.includes('--measure')) writeMeasured(await measure(say))
const measured = readMeasured()
const percent = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} %`
say(
  table(
    ['people', 'what', 'measured', 'model', 'off'],
    agreementOf(measured).map((row) => [
      String(row.people),
      row.what,
      round(row.measured),
      round(row.model),
      percent(row.off),
    ]),
  ),
)
