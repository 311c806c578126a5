import { expect, it } from 'vitest'
import { ownPath, pathAfterSignIn, returnSearch } from './return-path.ts'

it.each(['/editor/1', '/create?from=sample#top', '/dashboard/trash', '/'])('follows %j', (path) =>
  expect(ownPath(path)).toBe(path),
)

it.each([
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  ' /editor',
  '',
  '/login',
  '/login?next=/login',
  '/register',
  undefined,
  null,
  7,
  ['/editor'],
])('does not follow %j', (text) => expect(ownPath(text)).toBeNull())

it('carries the page that asked, unless a sign-in leads there anyway', () => {
  expect(returnSearch('/editor/1?x=1')).toEqual({ next: '/editor/1?x=1' })
  expect(returnSearch('/dashboard')).toEqual({})
  expect(pathAfterSignIn(returnSearch('/editor/1?x=1'))).toBe('/editor/1?x=1')
  expect(pathAfterSignIn({ next: '//evil.example' })).toBe('/dashboard')
  expect(pathAfterSignIn({})).toBe('/dashboard')
})
