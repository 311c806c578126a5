import { expect, it } from 'vitest'
import { freePhotoName } from './photo-name.ts'

it.each([
  ['of the first', null, [], 'photo.jpg'],
  ['where another file has that', null, ['photo.jpg', 'Photo-2.JPG'], 'photo-3.jpg'],
  ['of one that takes its place', 'photo-2.jpg', ['photo.jpg', 'photo-2.jpg'], 'photo-2.jpg'],
  ['of one that is not there', 'photo.jpg', [], 'photo.jpg'],
  ['beside a picture of the user’s own', 'img/me.jpeg', ['img/me.jpeg'], 'photo.jpg'],
  ['of one in another format', 'me.png', ['me.png'], 'photo.jpg'],
])('%s', (_what, own, taken, name) => expect(freePhotoName(own, taken)).toBe(name))
