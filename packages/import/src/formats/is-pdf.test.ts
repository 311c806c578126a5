import { expect, it } from 'vitest'
import { isPdf } from './is-pdf.ts'

it.each([
  ['begins with its mark', '%PDF-1.7', true],
  ['has the mark behind a little else', `${'\xff'.repeat(1019)}%PDF-`, true],
  ['has it too late', `${' '.repeat(1020)}%PDF-1.7`, false],
  ['has half of it', '%PDF', false],
  ['is empty', '', false],
])('a file that %s', (_what, content, expected) => expect(isPdf(Buffer.from(content, 'latin1'))).toBe(expected))
