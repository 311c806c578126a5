// fonts-urw-base35 ships Type 1 fonts bare: text, encrypted bytes, text. pdfTeX wants them in segments with lengths
// (PFB).

const marker = { text: 1, binary: 2, end: 3 }

function segment(kind: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt8(0x80, 0)
  head.writeUInt8(kind, 1)
  head.writeUInt32LE(bytes.length, 2)
  return Buffer.concat([head, bytes])
}

/** A bare Type 1 font as PFB; one that is segmented already is returned as it is. Throws where it is neither. */
export function asPfb(font: Buffer): Buffer {
  if (font[0] === 0x80) return font
  const word = font.indexOf('eexec')
  if (word < 0) throw new Error('not a Type 1 font')
  const start = word + 'eexec'.length + (font.subarray(word + 5, word + 7).toString('latin1') === '\r\n' ? 2 : 1)
  const trailer = trailerStart(font)
  return Buffer.concat([
    segment(marker.text, font.subarray(0, start)),
    segment(marker.binary, font.subarray(start, trailer)),
    segment(marker.text, font.subarray(trailer)),
    Buffer.from([0x80, marker.end]),
  ])
}

/** The trailer is 512 zeros in lines, then `cleartomark`. The encrypted bytes before it may look like anything. */
function trailerStart(font: Buffer): number {
  let at = font.lastIndexOf('cleartomark')
  for (let zeros = 0; zeros < 512;) {
    at -= 1
    if (at < 0) throw new Error('a Type 1 font without its 512 zeros')
    if (font[at] === 0x30) zeros += 1
  }
  return at
}
