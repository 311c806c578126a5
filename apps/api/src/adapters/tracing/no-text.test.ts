// Nothing that a person wrote or is known by is in a trace.
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  browser,
  fullName,
  isWhole,
  latex,
  ofBrowser,
  startTraces,
  traceparent,
  type Traces,
} from '../../testing/start-traced.ts'
import { withoutLiterals } from './trace-statements.ts'

let traces: Traces
beforeEach(async () => {
  traces = await startTraces()
})
afterEach(() => traces.close())

const title = 'Xylophone repairer'

it('no text, no name, no address, no id, no token, no value of a statement', async () => {
  const { galley, person, compile } = await traces.startApp()
  const headers = { traceparent }
  const create = { resume_data: { personalInfo: { name: fullName, email: 'zenobia@example.org' } } }
  const created = await galley.ask(person, { method: 'POST', url: '/api/resumes/', headers, payload: create })
  const { id } = created.json<{ id: string }>()
  const url = `/api/resumes/${id}`
  const { version } = (await galley.ask(person, { url, headers })).json<{ version: number }>()
  const saved = await galley.ask(person, {
    method: 'PUT',
    url,
    headers: { ...headers, 'if-match': `"${version}"` },
    payload: { latex_content: latex, title },
  })
  expect(saved.statusCode).toBe(200)
  await galley.ask(person, { url: '/api/resumes/?search=Zanzibar', headers })
  const wrong = { email: person.email, password: 'a wrong password' }
  await galley.ask(null, { method: 'POST', url: '/api/auth/login', headers, payload: wrong })
  await compile(headers)
  await traces.collector.until((all) => all.filter(({ parentId }) => parentId === browser.spanId).length >= 6)
  const sent = traces.collector.sent()
  expect(sent).toContain('insert resumes')
  for (const secret of [
    latex,
    'Zanzibar',
    'documentclass',
    fullName,
    'Quillfeather',
    title,
    'Xylophone',
    person.email,
    'zenobia@example.org',
    person.id,
    id,
    person.accessToken,
    'a wrong password',
    'a good password',
    'token-of-the-worker',
    '127.0.0.1',
  ])
    expect(sent).not.toContain(secret)
})

it.each([
  [`select 'Zanzibar' from resumes where id = $1`, 'select ? from resumes where id = $1'],
  [`insert into t1 values ('it''s', 42, 1.5, $2)`, 'insert into t1 values (?, ?, ?, $2)'],
  [`select $$a secret$$, $tag$b ' c$tag$, e'it\\'s'`, 'select ?, ?, ?'],
  [`select "col2" from t where x = 'cut of`, 'select "col2" from t where x = ?'],
  [`select "it's" from t where x = 'a\\' or y = 'Zanzibar'`, `select "it's" from t where x = ? or y = ?`],
])('a literal in a statement is left out: %s', (sql, shown) => expect(withoutLiterals(sql)).toBe(shown))

it.each([
  ['a text in a name', { name: 'Zanzibar', startMs: 0, ms: 1 }],
  ['a text in a value', { name: 'tex', startMs: 0, ms: 1, path: 'Zanzibar' }],
  ['a field of its own', { name: 'tex', startMs: 0, ms: 1, log: 'Zanzibar' }],
])('a worker that was taken over passes nothing on: %s', async (_, span) => {
  const { compile } = await traces.startApp({ said: JSON.stringify({ ms: 1, spans: [span] }) })
  expect((await compile({ traceparent })).statusCode).toBe(200)
  const spans = ofBrowser(await traces.collector.until(isWhole))
  expect(spans.map(({ service }) => service)).not.toContain('galley-worker')
  expect(traces.collector.sent()).not.toContain('Zanzibar')
})
