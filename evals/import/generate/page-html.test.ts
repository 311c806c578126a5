// Generated pages: the same each time, and every label is a text of the page.
import { tierRuns } from '@galley/resume/testing/tier'
import { describe, expect, it } from 'vitest'
import { familyNames, lookOf } from './families.ts'
import { pageHtml } from './page-html.ts'
import { escaped } from './page-parts.ts'
import { personOf } from './people.ts'
import { randomOf } from './random.ts'

function pageOf(family: (typeof familyNames)[number], seed: number) {
  const random = randomOf(seed)
  const [person, look] = [personOf(random), lookOf(random, family)]
  return { person, ...pageHtml(person, look, random) }
}

describe.each(familyNames)('%s', (family) => {
  const seeds = Array.from({ length: tierRuns(3, 12) }, (_, index) => index)
  it('is the same page for the same seed', () => {
    for (const seed of seeds) expect(pageOf(family, seed).html).toBe(pageOf(family, seed).html)
    expect(pageOf(family, 1).html).not.toBe(pageOf(family, 2).html)
  })
  it('has its labelled texts in their order', () => {
    for (const seed of seeds) {
      const { html, segments } = pageOf(family, seed)
      let at = 0
      for (const { text } of segments) {
        const next = html.indexOf(`>${escaped(text)}</`, at)
        expect(next, `${text} in page ${seed}`).toBeGreaterThanOrEqual(at)
        at = next
      }
    }
  })
  it('names the person, and all that the person did', () => {
    for (const seed of seeds) {
      const { person, segments } = pageOf(family, seed)
      const has = (role: string, text: string) =>
        segments.some((segment) => segment.role === role && segment.text === text)
      expect(has('name', person.name) && (person.email === '' || has('contact', person.email))).toBe(true)
      for (const { title } of person.posts) expect(has('title', title)).toBe(true)
    }
  })
})
