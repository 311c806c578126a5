// Dashboard, alerts and their page say the same as the processes: each metric exists, each alert has its paragraph and
// its test, and fires when it should.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepTier } from '@galley/resume/testing/tier'
import { beforeAll, describe, expect, it } from 'vitest'
import { countRequests } from '../../apps/api/src/features/health/process-metrics.ts'
import { defaultAllowances } from '../../apps/api/src/http/rate-limits.ts'
import { createMetrics } from '../../apps/worker/src/metrics.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'deploy/observability')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const [rules, tests, page] = [
  read('alerts.yml'),
  read('alerts.test.yml'),
  readFileSync(join(root, 'docs/observability.md'), 'utf8'),
]

interface Panel {
  title: string
  type: string
  targets?: { expr: string }[]
}
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] }
const graphs = panels.filter(({ type }) => type !== 'row')

const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name ?? '')
/** What follows `expr: |`, more indented than it. */
const ruleExpressions = [...rules.matchAll(/expr: \|\n((?: {10}.*\n)+)/g)].map(([, text]) => text ?? '')

/** Words of PromQL that are no metric: functions and operators have a bracket or stand in this list. */
const keywords = /^(?:by|and|or|unless|ignoring|on|without|group_left|group_right|le)$/
/** Selectors without what stands in braces, quotes and ranges; a name given by `__name__` counts. */
function metricsIn(expression: string): string[] {
  const named = [...expression.matchAll(/__name__=~?"([^"]*)"/g)].flatMap(([, pattern]) => expand(pattern ?? ''))
  const bare = expression
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
  const words = [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?!\w*\s*\()/gi)].map(([word]) => word)
  return [...named, ...words.filter((word) => !keywords.test(word))]
}
/** A pattern with one optional part. */
const expand = (pattern: string): string[] => {
  const [, optional = '', rest = ''] = /^\((\w+)\)\?(\w+)$/.exec(pattern) ?? []
  return rest === '' ? [pattern] : [rest, optional + rest]
}

/** Of every metric that an API and a worker show, with the series of a histogram; and Prometheus' own. */
async function exposedNames(): Promise<Set<string>> {
  // Requests do not matter: a metric has its name before the first.
  const app = { addHook() {} } as never
  const api = countRequests(
    app,
    {
      tokensUsed: () => ({ answers: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }),
      droppedLogLines: () => 0,
      requestsUnderWay: () => 0,
      databaseLoad: () => ({ max: 1, used: 0, waiting: 0 }),
      pingDatabase: async () => {},
      books: async () => ({ credits: { granted: 0, spent: 0, held: 0 }, openAlarms: new Map() }),
      lastCopy: async () => null,
      spans: () => ({ recorded: 0, exported: 0 }),
      areLimitsShared: () => true,
    },
    Object.keys(defaultAllowances),
  )
  const worker = await createMetrics().text({
    running: 0,
    waiting: 0,
    warmProcesses: 0,
    busyProcesses: 0,
    startingProcesses: 0,
    isFit: true,
    isDraining: false,
  })
  const text = `${await api.text()}\n${worker}`
  onOnePage.push('galley_worker_up', ...[...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''))
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  // The last one is in apps/api/src/features/health/metrics.routes.ts.
  return new Set([...names, 'up', 'galley_worker_up'])
}

let exposed: Set<string>
const onOnePage: string[] = []
beforeAll(async () => {
  exposed = await exposedNames()
})

it('no metric of an API has the name of one of its worker: they share a page', () => {
  expect(new Set(onOnePage).size).toBe(onOnePage.length)
  expect(onOnePage.length).toBeGreaterThan(60)
})

describe('the dashboard', () => {
  it.each(graphs.map(({ title, targets = [] }) => [title, targets.map(({ expr }) => expr).join(' + ')]))(
    '%s: each metric exists',
    (_, expression) => {
      const names = metricsIn(expression)
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !exposed.has(name))).toEqual([])
    },
  )

  it('shows every metric of Galley’s, or of its worker’s', () => {
    const shown = new Set(graphs.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))))
    const family = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')
    const families = new Set([...shown].map(family))
    const own = [...exposed].filter((name) => /^galley_(?!worker_(?:process|nodejs)_)/.test(name)).map(family)
    // The same tokens by what they were for.
    expect([...new Set(own)].filter((name) => !families.has(name))).toEqual(['galley_assistant_tokens'])
  })
})

describe('alerts', () => {
  it('are there, each once', () => {
    expect(alerts.length).toBeGreaterThan(20)
    expect(new Set(alerts).size).toBe(alerts.length)
    expect(ruleExpressions.length).toBe(alerts.length)
  })

  it('name metrics that exist', () => {
    const names = ruleExpressions.flatMap(metricsIn)
    expect(names.filter((name) => !exposed.has(name))).toEqual([])
  })

  it('name limits that exist', () => {
    const patterns = [...rules.matchAll(/limit=~"([^"]+)"/g)].map(([, pattern]) => new RegExp(`^(?:${pattern})$`))
    expect(patterns.length).toBeGreaterThan(0)
    for (const pattern of patterns)
      for (const part of pattern.source.replaceAll(/^\^\(\?:|\)\$$/g, '').match(/[a-zA-Z]+(?=[).*|])/g) ?? [])
        expect(Object.keys(defaultAllowances).filter((name) => name.startsWith(part))).not.toEqual([])
  })

  it.each(alerts)('%s has a paragraph that says what it means and what to do, and links to it', (name) => {
    expect(rules).toContain(`runbook: docs/observability.md#${name.toLowerCase()}\n`)
    const [, paragraph = ''] = new RegExp(`^### ${name}\n\n((?:.+\n)+)`, 'm').exec(page) ?? []
    expect(paragraph.length).toBeGreaterThan(120)
  })

  it('the page has no paragraph of an alert that is gone', () => {
    const described = [...page.matchAll(/^### (Galley\w+)$/gm)].map(([, name]) => name)
    expect(described).toEqual(alerts)
  })

  it.each(alerts)('%s is tested both ways', (name) => {
    for (const way of ['fires', 'stays quiet']) expect(tests).toContain(`- name: ${name} ${way}\n`)
  })
})

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!hasPromtool())('by Prometheus itself', () => {
  const promtool = (...given: string[]) => execFileSync('promtool', given, { cwd: folder, encoding: 'utf8' })
  it('the rules are rules', () => expect(promtool('check', 'rules', 'alerts.yml')).toContain(`${alerts.length} rules`))
  it('the settings are settings', () =>
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS'))
  // Weeks of a simulated clock.
  it.runIf(isDeepTier)('every alert fires when it should, and stays quiet when it should not', () =>
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS'),
  )
  it('the dashboard’s expressions are expressions', () => {
    const rows = graphs
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, at) => ({ record: `dashboard:${at}`, expr }))
    const path = join(mkdtempSync(join(tmpdir(), 'galley-dashboard-')), 'rules.json')
    writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules: rows }] }))
    expect(promtool('check', 'rules', path)).toContain(`${rows.length} rules`)
    rmSync(dirname(path), { recursive: true })
  })
})
