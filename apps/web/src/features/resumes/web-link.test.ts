import { expect, it } from 'vitest'
import { webLink } from './web-link.ts'

it.each([
  ['https://acme.example/jobs?id=1', 'https://acme.example/jobs?id=1'],
  ['HTTP://acme.example', 'http://acme.example/'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//acme.example', null],
  ['acme.example', null],
  ['https://', null],
  ['', null],
])('takes %j for %j', (text, expected) => expect(webLink(text)).toBe(expected))
