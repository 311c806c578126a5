// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demo, landing } from '../../strings/en/landing.ts'
import { visitor } from '../testing/signed-in.ts'
import { showPage } from '../testing/show-page.tsx'
import { LandingPage } from './landing-page.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
const texts = textsOf([landing, demo])

it('has its four tiles', async () => {
  await showPage(LandingPage, visitor)
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
  expect(titles).toEqual(expect.arrayContaining(['AI Assistant', 'LaTeX Editor', 'PDF Output', 'Job Applications']))
})

it.each([
  ['a script that cannot be set', /any alphabet|any language|arabic|hebrew|korean/i],
  ['a page that follows every key', /as you type|follows your typing/i],
])('promises nobody %s', (_, claim) => {
  expect(texts.filter((text) => claim.test(text))).toEqual([])
})

it('speaks of nothing as of something that is to come', () => {
  expect(texts.filter((text) => /\b(coming|comes with|look ahead|soon)\b/i.test(text))).toEqual([])
})

it('says that the assistant proposes, and that the person decides', () => {
  expect(landing.tiles.assistant.body).toMatch(/accept or reject/)
  // It is a tool with rules, also where a model is behind it: nothing here makes more of it.
  expect(texts.filter((text) => /\b(perfect|guarantee|magic|hired|never wrong)/i.test(text))).toEqual([])
})
