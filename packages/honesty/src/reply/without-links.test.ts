// Of the addresses in a message only the person's own stay.
import { describe, expect, it } from 'vitest'
import { withoutLinks } from './without-links.ts'

describe('a message without links', () => {
  it.each([
    ['See https://evil.example/?q=1 now', 'See (address removed) now'],
    ['![x](https://evil.example/x.png) done', 'x done'],
    ['Read [this](http://evil.example).', 'Read this.'],
    ['Write to a@evil.example', 'Write to (address removed)'],
    ['[![x](https://evil.example/x.png)](https://evil.example)', 'x'],
    [`Write to ${'a'.repeat(64)}@evil.example`, 'Write to (address removed)'],
    ['[a] (b) and [c](d', '[a] (b) and [c](d'],
    ['I kept maya@example.com', 'I kept maya@example.com'],
    ['No address at all', 'No address at all'],
  ])('%s', (message, text) => expect(withoutLinks(message, 'Maya, maya@example.com')).toBe(text))
})
