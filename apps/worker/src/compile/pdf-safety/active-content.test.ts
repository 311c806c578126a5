import { describe, expect, it } from 'vitest'
import { findActiveContent } from './active-content.ts'

const scanOf = (objects: Record<string, unknown>) => JSON.stringify({ version: 1, objects })
const link = (action: unknown) => scanOf({ '1 0 R': { '/Subtype': '/Link', '/Type': '/Annot', '/A': action } })

describe('what a PDF may hold', () => {
  it.each([
    ['a web link', link({ '/S': '/URI', '/URI': 'https://example.org/a?b=c' })],
    ['a mail link', link({ '/S': '/URI', '/URI': 'mailto:a@b.org' })],
    ['a phone link', link({ '/S': '/URI', '/URI': 'tel:+4930123' })],
    [
      'a jump inside',
      scanOf({ '1 0 R': { '/A': '2 0 R', '/Title': 'x' }, '2 0 R': { '/D': 'section.1', '/S': '/GoTo' } }),
    ],
    ['a page to open at', scanOf({ '1 0 R': { '/Type': '/Catalog', '/OpenAction': ['2 0 R', '/Fit'] } })],
    ['text that only speaks of JavaScript', scanOf({ '1 0 R': { '/Title': 'JavaScript /JS developer' } })],
  ])('lets pass %s', (_title, scan) => expect(findActiveContent(scan)).toBeNull())
})

describe('what a PDF may not hold', () => {
  it.each([
    ['a script link', link({ '/S': '/URI', '/URI': 'javascript:alert(1)' }), 'a link javascript:'],
    ['a script link in disguise', link({ '/S': '/URI', '/URI': ' JAVASCRIPT:alert(1)' }), 'a link JAVASCRIPT:'],
    ['a file link', link({ '/S': '/URI', '/URI': 'file:///etc/passwd' }), 'a link file:'],
    ['a link without a scheme', link({ '/S': '/URI', '/URI': '../a' }), 'a link that is not a web address'],
    ['a program to start', link({ '/S': '/Launch', '/F': 'cmd.exe' }), 'the action Launch'],
    ['a form to send', link({ '/S': '/SubmitForm' }), 'the action SubmitForm'],
    ['another file to open', link({ '/S': '/GoToR', '/F': 'a.pdf' }), 'the action GoToR'],
    [
      'a script when it opens',
      scanOf({ '1 0 R': { '/OpenAction': { '/S': '/JavaScript', '/JS': 'app.alert(1)' } } }),
      'the action JavaScript',
    ],
    [
      'the same through a reference',
      scanOf({ '1 0 R': { '/OpenAction': '2 0 R' }, '2 0 R': { '/S': '/Launch' } }),
      'the action Launch',
    ],
    [
      'a script after a harmless action',
      link({ '/S': '/URI', '/URI': 'https://a.b', '/Next': { '/S': '/Named', '/N': '/Print' } }),
      'the action Named',
    ],
    ['named scripts', scanOf({ '1 0 R': { '/Names': { '/JavaScript': '2 0 R' } } }), 'JavaScript'],
    ['an action of a page', scanOf({ '1 0 R': { '/Type': '/Page', '/AA': {} } }), 'an action that starts by itself'],
    ['an embedded file', scanOf({ '1 0 R': { '/Type': '/Filespec', '/EF': { '/F': '2 0 R' } } }), 'an embedded file'],
    ['media', scanOf({ '1 0 R': { '/Type': '/Annot', '/Subtype': '/Screen' } }), 'media or a file'],
    ['what qpdf could not read', 'not json', 'something that could not be read'],
    ['no scan at all', null, 'something that could not be read'],
  ])('refuses %s', (_title, scan, what) => expect(findActiveContent(scan)?.what).toBe(what))
})
