// The first page of each template's sample, small and grey: what a change of the class is held against
// (looks.slow.test.ts).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { compileToPixels } from '@galley/resume/testing/pdf-text'

export interface SmallPage {
  readonly width: number
  readonly height: number
  /** Row by row, 0 is black. */
  readonly grey: Buffer
}

const pathOf = (id: string) => join(import.meta.dirname, 'looks', `${id}.png`)

export async function drawnLook(latex: string): Promise<SmallPage> {
  const [page] = await compileToPixels(latex)
  if (!page) throw new Error('no page was set')
  const { width, height, at } = page
  const grey = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = at(x, y)
      grey[y * width + x] = Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
    }
  return { width, height, grey }
}

/** Of a letter's height: what moves within one is no difference. */
const blockPx = 15

/** How much the pages differ in the place where they do most, from 0 to 255. */
export function differenceOf(one: SmallPage, other: SmallPage): number {
  if (one.width !== other.width || one.height !== other.height) return 255
  let most = 0
  for (let top = 0; top + blockPx <= one.height; top += blockPx)
    for (let left = 0; left + blockPx <= one.width; left += blockPx)
      most = Math.max(most, Math.abs(meanIn(one, left, top) - meanIn(other, left, top)))
  return most
}

function meanIn({ width, grey }: SmallPage, left: number, top: number): number {
  let sum = 0
  for (let y = top; y < top + blockPx; y += 1)
    for (let x = left; x < left + blockPx; x += 1) sum += grey[y * width + x]!
  return sum / blockPx ** 2
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** Eight bits of grey a pixel, rows as they are. */
export function keepLook(id: string, { width, height, grey }: SmallPage): void {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) grey.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width)
  const data = deflateSync(rows, { level: 9 })
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  writeFileSync(pathOf(id), Buffer.concat([signature, ...chunks]))
}

/** Reads what `keepLook` wrote: one part of data, behind the head. */
export function keptLook(id: string): SmallPage {
  const file = readFileSync(pathOf(id))
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const length = file.readUInt32BE(33)
  const rows = inflateSync(file.subarray(41, 41 + length))
  const grey = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1) rows.copy(grey, y * width, y * (width + 1) + 1, (y + 1) * (width + 1))
  return { width, height, grey }
}
