// Whether a file is what the end of its name says, as far as its first bytes show it.
import { kindOfResumeFile } from '@galley/contract/resume-files'
import { lookup } from '@galley/resume/text/lookup'

const starts = lookup<readonly number[]>({
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
})

/** Only of pictures: TeX says of others what it can't read. */
export function isWhatItSays(name: string, bytes: Uint8Array): boolean {
  if (kindOfResumeFile(name) !== 'image') return true
  const start = starts[name.slice(name.lastIndexOf('.') + 1)]
  return start?.every((byte, at) => bytes[at] === byte) ?? false
}
