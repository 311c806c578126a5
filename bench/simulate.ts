// npm run bench:simulate: Galley as several machines on paper, for 1,000 to 1,000,000 people (docs/scaling.md), and its
// plot, docs/scaling.svg.
//   -- --measure   measures the service times anew, on a small cluster on this machine (two minutes)
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from './simulate/measure.ts'
import { drawPlot } from './simulate/plot.ts'
import { readMeasured, writeMeasured } from './simulate/service-times.ts'
import { dayOf, limitsOf, sizeFor, type Sized } from './simulate/size.ts'
import { agreementOf } from './simulate/validate.ts'
import { round, table } from './statistics.ts'

const crowds = [1e3, 1e4, 1e5, 1e6]
const say = (text: string) => void process.stdout.write(`${text}\n`)
const signed = (off: number) => `${off < 0 ? '−' : '+'}${Math.abs(off * 100).toFixed(0)} %`
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
const whole = (value: number) => Math.round(value).toLocaleString('en')
const twoDigits = (value: number) => Number(value.toPrecision(2)).toLocaleString('en')

function showAgreement(): void {
  const rows = agreementOf(readMeasured()).map(({ people, what, measured, alone, beside }) => [
    String(people),
    what,
    round(measured),
    `${round(alone)} (${signed(alone / measured - 1)})`,
    `${round(beside)} (${signed(beside / measured - 1)})`,
  ])
  say(table(['people', 'what', 'measured', 'model, alone', 'model, beside other work'], rows))
}

function showSizes(sized: Sized[]): void {
  const rows = sized.map(({ people, topology, result, costAPerson, isOnTarget }) => [
    whole(people),
    whole(result.meanPresent),
    whole(topology.apiProcesses),
    whole(topology.workers),
    String(topology.postgresCores),
    `${round(result.preview.p50)} / ${round(result.preview.p95)}${isOnTarget ? '' : ' (missed)'}`,
    `${round(result.save.p50)} / ${round(result.save.p95)}`,
    percent(result.warmShare),
    percent(result.usage.worker),
    costAPerson.toPrecision(2),
  ])
  const head = ['people', 'there at the peak', 'API processes', 'workers', 'cores of Postgres']
  const figures = ['preview p50 / p95 ms', 'save p50 / p95 ms', 'warm', 'workers in use', '$ a person a month']
  say(table([...head, ...figures], rows))
}

if (process.argv.includes('--measure')) writeMeasured(await measure(say))
showAgreement()
const { services } = readMeasured()
const sized = crowds.map((people) => {
  const startedMs = performance.now()
  const one = sizeFor(services, people)
  say(`\n${whole(people)} people: simulated in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
  return one
})
say('')
showSizes(sized)
const largest = sized.at(-1)!
const limits = limitsOf(largest).map(({ what, people }) => [what, twoDigits(people)])
say(`\n${table(['limit', 'people'], limits)}`)
const day = dayOf(services, sized[1]!).map(({ preview }) => preview.p95)
say(`\n10,000 people, hour by hour: preview p95 ${round(Math.min(...day))} to ${round(Math.max(...day))} ms`)

const line = (name: string, colour: string, of: (one: Sized) => number) => ({ name, colour, values: sized.map(of) })
const machines = [
  line('workers (2 cores)', '#2f81f7', ({ topology }) => topology.workers),
  line('API processes', '#d4742c', ({ topology }) => topology.apiProcesses),
  line('cores of Postgres', '#2da44e', ({ topology }) => topology.postgresCores),
]
const times = [
  line('preview p95', '#2f81f7', ({ result }) => result.preview.p95),
  line('preview p50', '#8a63d2', ({ result }) => result.preview.p50),
  line('save p95', '#2da44e', ({ result }) => result.save.p95),
]
const costs = [line('$ a month', '#d4742c', ({ costAPerson }) => costAPerson)]
const panels = [
  { title: 'Machines for so many people', people: crowds, series: machines, isLogarithmic: true },
  { title: 'Milliseconds in the hour with most people', people: crowds, series: times, isLogarithmic: false },
  { title: 'Cost of a person', people: crowds, series: costs, isLogarithmic: true },
]
writeFileSync(
  join(import.meta.dirname, '../docs/scaling.svg'),
  drawPlot(panels, 'Galley for 1,000 to 1,000,000 people'),
)
