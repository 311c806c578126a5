// Cuts a Type 1 font down to some of its glyphs. pdfTeX reads a font from end to end for each document that uses it,
// however few glyphs are needed: of a family with every accent of Europe, that is most of the time that a page takes.

/** Thrown for a font that is built in a way that is not understood here: it is then used as it is. */
export class UnknownFont extends Error {}

interface Token {
  /** The number, or null for an operator. */
  value: number | null
  /** The token as it stands. */
  bytes: Buffer
}

interface Program {
  name: string
  tokens: Token[]
}

const eexecKey = 55665
const charstringKey = 4330
const callSubr = 10
const escape = 12
const seac = 6
/** Flex and hint replacement: the first five subroutines have their numbers from the format. */
const fixedSubrs = 5
const hintReplacement = 4
const standardHintReplacement = Buffer.from([140, 142, 12, 16, 12, 17, 10, 11])

function crypt(bytes: Buffer, key: number, feedback: 'in' | 'out'): Buffer {
  const result = Buffer.allocUnsafe(bytes.length)
  let state = key
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]!
    const changed = byte ^ (state >> 8)
    result[index] = changed
    state = (((feedback === 'in' ? byte : changed & 0xff) + state) * 52845 + 22719) & 0xffff
  }
  return result
}
const decrypt = (bytes: Buffer, key: number) => crypt(bytes, key, 'in')
const encrypt = (bytes: Buffer, key: number) => crypt(bytes, key, 'out')

/**
 * Keeps `glyphs` and .notdef, and the subroutines that they call, which get new numbers. Takes and returns a PFB. Hints
 * are for coarse screens: they say how to move stems to whole pixels, and take a fifth of a font. What draws outlines
 * as they are (pdf.js, poppler) draws the same without them.
 */
export function cutFont(
  pfb: Buffer,
  glyphs: ReadonlySet<string>,
  { keepsHints = true, keepsSubrs = true }: { keepsHints?: boolean; keepsSubrs?: boolean } = {},
): Buffer {
  const [head, body, tail] = segmentsOf(pfb)
  if (!head || !body || !tail) throw new UnknownFont('not three segments')
  const clear = decrypt(body, eexecKey)
  const text = clear.toString('latin1')
  if (/\/lenIV\b/.test(text)) throw new UnknownFont('other lengths of padding')
  const subrs = readSection(clear, /\/Subrs (\d+) +array\s*/g, /dup (\d+) (\d+) (?:RD|-\|) /y)
  const chars = readSection(clear, /\/CharStrings (\d+) dict dup begin\s*/g, /\/([\w.]+) (\d+) (?:RD|-\|) /y)

  const replaces = charstringOf(subrs.programs[hintReplacement]).equals(standardHintReplacement)
  const drawn = ({ name, tokens }: Program): Program => ({
    name,
    tokens: keepsHints || !replaces ? tokens : withoutHints(tokens),
  })
  subrs.programs = subrs.programs.map((program, number) => (number < fixedSubrs ? program : drawn(program)))
  const kept = chars.programs
    .filter(({ name }) => name === '.notdef' || glyphs.has(name))
    .map(drawn)
    .map(({ name, tokens }) => ({ name, tokens: keepsSubrs ? tokens : inlined(tokens, subrs.programs) }))
  const used = new Set<number>(Array.from({ length: Math.min(fixedSubrs, subrs.programs.length) }, (_, index) => index))
  const pending = kept.flatMap(({ tokens }) => callsOf(tokens, replaces)).concat([...used])
  for (let number = pending.pop(); number !== undefined; number = pending.pop()) {
    const program = subrs.programs[number]
    if (!program) throw new UnknownFont(`a call of subroutine ${number}, which is not there`)
    if (used.has(number) && number >= fixedSubrs) continue
    used.add(number)
    pending.push(...callsOf(program.tokens, replaces).filter((called) => !used.has(called)))
  }
  const numbers = new Map([...used].toSorted((a, b) => a - b).map((old, index) => [old, index]))
  const renumber = ({ name, tokens }: Program): Program => ({ name, tokens: renumbered(tokens, numbers, replaces) })

  const subrText = [...numbers].map(([old, index]) => {
    const bytes = encodeCharstring(renumber(subrs.programs[old]!))
    return [Buffer.from(`dup ${index} ${bytes.length} RD `), bytes, Buffer.from(' NP\n')]
  })
  const charText = kept.map((program) => {
    const bytes = encodeCharstring(renumber(program))
    return [Buffer.from(`/${program.name} ${bytes.length} RD `), bytes, Buffer.from(' ND\n')]
  })
  const cut = Buffer.concat([
    Buffer.from(text.slice(0, subrs.from), 'latin1'),
    Buffer.from(`/Subrs ${numbers.size} array\n`),
    ...subrText.flat(),
    Buffer.from(text.slice(subrs.to, chars.from), 'latin1'),
    Buffer.from(`/CharStrings ${kept.length} dict dup begin\n`),
    ...charText.flat(),
    Buffer.from(text.slice(chars.to), 'latin1'),
  ])
  return asSegments([keepsHints ? head : withoutEncoding(head), encrypt(cut, eexecKey), tail])
}

/** A font that TeX encodes anew need not bring 256 names of its own. */
const withoutEncoding = (head: Buffer) =>
  Buffer.from(
    head.toString('latin1').replace(/\/Encoding 256 array[^]*?readonly def/, '/Encoding StandardEncoding def'),
    'latin1',
  )

function segmentsOf(pfb: Buffer): Buffer[] {
  const segments: Buffer[] = []
  for (let at = 0; pfb[at] === 0x80 && pfb[at + 1] !== 3;) {
    const length = pfb.readUInt32LE(at + 2)
    segments.push(pfb.subarray(at + 6, at + 6 + length))
    at += 6 + length
  }
  return segments
}

function asSegments(segments: Buffer[]): Buffer {
  const parts = segments.map((bytes, index) => {
    const head = Buffer.from([0x80, index === 1 ? 2 : 1, 0, 0, 0, 0])
    head.writeUInt32LE(bytes.length, 2)
    return Buffer.concat([head, bytes])
  })
  return Buffer.concat([...parts, Buffer.from([0x80, 3])])
}

/** The programs of a section in their order, and where it stands: from its head to behind its last program. */
function readSection(clear: Buffer, head: RegExp, entry: RegExp) {
  const text = clear.toString('latin1')
  const found = head.exec(text)
  if (!found) throw new UnknownFont('a section is missing')
  const programs: Program[] = []
  let at = head.lastIndex
  for (;;) {
    entry.lastIndex = at
    const line = entry.exec(text)
    if (!line) break
    const start = entry.lastIndex
    const end = start + Number(line[2])
    programs.push({ name: line[1]!, tokens: tokensOf(decrypt(clear.subarray(start, end), charstringKey).subarray(4)) })
    const after = /\s*(?:NP|ND|\||\|-|noaccess put|noaccess def)\s*/y
    after.lastIndex = end
    if (!after.test(text)) throw new UnknownFont('a program does not end as usual')
    at = after.lastIndex
  }
  if (programs.length !== Number(found[1])) throw new UnknownFont(`${programs.length} programs of ${found[1]}`)
  return { programs, from: found.index, to: at }
}

function tokensOf(bytes: Buffer): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at]!
    const length = first === 255 ? 5 : first === escape || (first >= 247 && first < 255) ? 2 : 1
    const token = bytes.subarray(at, at + length)
    tokens.push({ value: numberOf(token), bytes: token })
    at += length
  }
  return tokens
}

function numberOf(token: Buffer): number | null {
  const [first = 0, second = 0] = token
  if (first < 32) return null
  if (first <= 246) return first - 139
  if (first <= 250) return (first - 247) * 256 + second + 108
  if (first <= 254) return -(first - 251) * 256 - second - 108
  return token.readInt32BE(1)
}

function bytesOf(value: number): Buffer {
  if (value >= -107 && value <= 107) return Buffer.from([value + 139])
  if (value >= 108 && value <= 1131) return Buffer.from([247 + ((value - 108) >> 8), (value - 108) & 0xff])
  const long = Buffer.from([255, 0, 0, 0, 0])
  long.writeInt32BE(value, 1)
  return long
}

/** Places in a program whose number is that of a subroutine. */
function placesOf(tokens: Token[], replaces: boolean): number[] {
  return tokens.flatMap((token, index) => {
    if (token.bytes[0] === escape && token.bytes[1] === seac) throw new UnknownFont('glyphs made of glyphs')
    if (token.value !== null || token.bytes[0] !== callSubr) return []
    const called = tokens[index - 1]?.value ?? null
    // The standard program for replacing hints calls what its caller's number says.
    if (called === null) {
      if (isHintReplacement(tokens)) return []
      throw new UnknownFont('a call of a computed subroutine')
    }
    if (called !== hintReplacement || !replaces) return [index - 1]
    if ((tokens[index - 2]?.value ?? null) === null) throw new UnknownFont('hints replaced by a computed subroutine')
    return [index - 2, index - 1]
  })
}

/** By their first byte, and by the second one behind an escape: operators that say where stems are. */
const hintOperators = new Set([1, 3])
const escapedHintOperators = new Set([0, 1, 2])
/** Behind an escape, what works on the numbers before it and leaves its result among them: div, callothersubr, pop. */
const calculating = new Set([12, 16, 17])
const endOfSubr = 11

/** What a token does to the numbers that stand before it: adds one, works on them, or uses all of them up. */
function kindOf({
  value,
  bytes: [first = 0, second = 0],
}: Token): 'number' | 'hint' | 'calculation' | 'end' | 'drawing' {
  if (value !== null) return 'number'
  if (first === endOfSubr) return 'end'
  if (first !== escape) return hintOperators.has(first) ? 'hint' : 'drawing'
  if (calculating.has(second)) return 'calculation'
  return escapedHintOperators.has(second) ? 'hint' : 'drawing'
}

/**
 * A program without what it says of stems: each such operator with its numbers, and each call of a program that says
 * more of them.
 */
function withoutHints(tokens: Token[]): Token[] {
  const kept: Token[] = []
  /** Where the numbers begin that are for the next operator. */
  let numbersFrom = 0
  for (const token of tokens) {
    const kind = kindOf(token)
    const isReplacement = token.bytes[0] === callSubr && kept.at(-1)?.value === hintReplacement
    if (kind === 'hint') kept.length = numbersFrom
    else if (isReplacement && kept.length >= numbersFrom + 2) kept.length -= 2
    else kept.push(token)
    if (kind === 'hint' || kind === 'drawing') numbersFrom = kept.length
  }
  return kept
}

/** A program with what it calls in place of the calls, but for the five with numbers of the format. */
function inlined(tokens: Token[], subrs: Program[]): Token[] {
  const kept: Token[] = []
  for (const token of tokens) {
    const isCall = token.value === null && token.bytes[0] === callSubr
    const called = isCall ? (kept.at(-1)?.value ?? 0) : 0
    if (called < fixedSubrs) kept.push(token)
    else {
      if (!subrs[called]) throw new UnknownFont(`a call of subroutine ${called}, which is not there`)
      const body = inlined(subrs[called].tokens, subrs)
      kept.pop()
      kept.push(...body.filter(({ value, bytes }) => value !== null || bytes[0] !== endOfSubr))
    }
  }
  return kept
}

const isHintReplacement = (tokens: Token[]) =>
  Buffer.concat(tokens.map(({ bytes }) => bytes)).equals(standardHintReplacement)
const charstringOf = (program: Program | undefined) => Buffer.concat((program?.tokens ?? []).map(({ bytes }) => bytes))
const callsOf = (tokens: Token[], replaces: boolean): number[] =>
  placesOf(tokens, replaces).map((place) => tokens[place]!.value!)

function renumbered(tokens: Token[], numbers: ReadonlyMap<number, number>, replaces: boolean): Token[] {
  const places = new Set(placesOf(tokens, replaces))
  return tokens.map((token, index) => {
    if (!places.has(index)) return token
    const value = numbers.get(token.value!)!
    return { value, bytes: bytesOf(value) }
  })
}

function encodeCharstring({ tokens }: Program): Buffer {
  // Four bytes of padding, as the format has it; which they are is of no matter.
  return encrypt(Buffer.concat([Buffer.alloc(4), ...tokens.map(({ bytes }) => bytes)]), charstringKey)
}
