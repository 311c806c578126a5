// The recorded files (`npm run video`): small enough to be loaded with the landing page, and sixteen seconds long.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../public/demo', name))
const maxBytes = 2.5 * 1024 * 1024

/** The first box of that name, without its header: boxes are a length, a name and their content. */
function boxOf(bytes: Buffer, name: string): Buffer {
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === name) return bytes.subarray(at + 8, at + length)
    if (length < 8) break
    at += length
  }
  throw new Error(`There is no box named ${name}`)
}

/** ISO/IEC 14496-12, 8.2.2, version 0: flags, two dates, ticks per second, duration in ticks. */
function mp4Seconds(bytes: Buffer): number {
  const header = boxOf(boxOf(bytes, 'moov'), 'mvhd')
  expect(header[0]).toBe(0)
  return header.readUInt32BE(16) / header.readUInt32BE(12)
}

/** Matroska's Duration: an eight-byte float, in milliseconds where the timestamps have their usual scale. */
function webmSeconds(bytes: Buffer): number {
  expect(bytes.includes(Buffer.from('2ad7b1830f4240', 'hex'))).toBe(true)
  const at = bytes.indexOf(Buffer.from('448988', 'hex'))
  return bytes.readDoubleBE(at + 3) / 1000
}

describe.each([
  ['demo.mp4', mp4Seconds],
  ['demo.webm', webmSeconds],
])('%s', (name, seconds) => {
  it('is small enough for a landing page', () => {
    expect(read(name).length).toBeLessThanOrEqual(maxBytes)
  })

  it('is sixteen seconds long', () => {
    expect(Math.abs(seconds(read(name)) - 16)).toBeLessThanOrEqual(0.2)
  })
})

it('can be played before it is loaded as a whole', () => {
  const bytes = read('demo.mp4')
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

it('has a picture of its own size to stand in its place', () => {
  const bytes = read('poster.webp')
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
  // The lossy kind (VP8) has its size behind the start code.
  const at = bytes.indexOf(Buffer.from('9d012a', 'hex'))
  expect([bytes.readUInt16LE(at + 3), bytes.readUInt16LE(at + 5)]).toEqual([1280, 800])
  expect(bytes.length).toBeLessThan(200_000)
})
