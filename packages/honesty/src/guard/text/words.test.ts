// Forms of one word have one stem, so that a tense that changes is no new word.
import { describe, expect, it } from 'vitest'
import { stemOf } from './words.ts'

describe('verbs in -er and -or, in every form', () => {
  it.each(['deliver', 'register', 'monitor', 'answer', 'mentor', 'cover', 'engineer', 'cater', 'administer', 'steer'])(
    '%s',
    (verb) => {
      const forms = [verb, `${verb}s`, `${verb}ed`, `${verb}ing`, `${verb}er`].map(stemOf)
      expect(new Set(forms).size).toBe(1)
    },
  )
  it.each(['prefer', 'refer', 'transfer'])('%s, with its consonant doubled', (verb) => {
    expect(new Set([verb, `${verb}s`, `${verb}red`, `${verb}ring`].map(stemOf)).size).toBe(1)
  })
})

describe('verbs in -re, whose "r" is no ending', () => {
  it.each(['score', 'store', 'restore', 'explore', 'adhere', 'interfere', 'prepare', 'require', 'revere', 'offshore'])(
    '%s',
    (verb) => {
      const root = verb.slice(0, -1)
      expect(new Set([verb, `${verb}s`, `${root}ed`, `${root}ing`].map(stemOf)).size).toBe(1)
    },
  )
  it('has another stem than a word that is shorter by it', () => {
    expect(stemOf('storing')).not.toBe(stemOf('sting'))
    expect(stemOf('restored')).not.toBe(stemOf('rested'))
    expect(stemOf('chartered')).not.toBe(stemOf('charted'))
  })
})
