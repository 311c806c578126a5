import { expect, it } from 'vitest'
import { freePhotoName } from './photo-name.ts'

it.each([
  ['of the first', null, [], 'photo.jpg'],
  ['where another file has that', null, ['photo.jpg', 'Photo-2.JPG'], 'photo-3.jpg'],
  ['of one that takes its place', 'img/me.jpeg', ['img/me.jpeg'], 'img/me.jpeg'],
  ['of one in another format', 'me.png', ['me.png'], 'photo.jpg'],
])('%s', (_what, own, taken, name) => expect(freePhotoName(own, taken)).toBe(name))
