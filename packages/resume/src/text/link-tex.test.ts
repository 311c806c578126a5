import { describe, expect, it } from 'vitest'
import { escapeUrl, isShownAsTyped, linkAddress, shownAddress } from './link-tex.ts'

describe('linkAddress', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com'],
    ['example.com/in/x', 'https://example.com/in/x'],
    ['www.example.com?q=1', 'https://www.example.com?q=1'],
    ['a.b@example.com', 'mailto:a.b@example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+15550100', 'tel:+15550100'],
    ['münchen.example/ä', 'https://m%C3%BCnchen.example/%C3%A4'],
    ['example.com/100%', 'https://example.com/100%25'],
    ['example.com/a{b}\\c', 'https://example.com/a%7Bb%7D%5Cc'],
    [' example.com ', 'https://example.com'],
  ])('%s links to %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'my profile',
    '@handle',
    'example',
    '',
    'java\u0000script:alert(1)',
    'https://',
    'launch:calc.exe',
    '//example.com',
    'https://a b',
  ])('%s is no link', (typed) => {
    expect(linkAddress(typed)).toBeNull()
    expect(escapeUrl(typed)).toBeNull()
  })
})

describe('escapeUrl', () => {
  it.each([
    ['https://example.com/a_b#c', 'example.com/a\\_b\\#c'],
    ['http://example.com/?a=1&b=%20', 'http://example.com/?a=1\\&b=\\%20'],
    ['example.com/~me', 'example.com/~me'],
  ])('%s is written %s', (typed, tex) => {
    expect(escapeUrl(typed)).toBe(tex)
  })
})

describe('what is shown', () => {
  it.each([
    ['https://example.com/', 'example.com'],
    ['https://example.com/a/', 'example.com/a/'],
    ['http://example.com', 'http://example.com'],
  ])('of %s is %s', (typed, shown) => {
    expect(shownAddress(typed)).toBe(shown)
  })
  it.each([
    ['example.com/a_b', true],
    ['münchen.example', false],
    ['example.com/a--b', false],
    ["example.com/it's", false],
  ])('%s can be left to the class: %s', (typed, expected) => {
    expect(isShownAsTyped(typed)).toBe(expected)
  })
})
