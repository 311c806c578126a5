// A quick check of a PDF as pdfTeX writes them: most are provably inert. The others go to qpdf (run-qpdf.ts).
import { inflateSync } from 'node:zlib'

/** Names that a harmless PDF does without: with one of them in it, the thorough look decides. */
const doubtful = new Set(
  (
    '/JS /JavaScript /AA /EF /EmbeddedFile /EmbeddedFiles /Filespec /XFA /AcroForm /RichMedia /Launch /SubmitForm /ImportData ' +
    '/GoToR /GoToE /Rendition /Thread /Sound /Movie /Screen /FileAttachment /3D /Named /Hide /ResetForm /SetOCGState /Trans ' +
    '/GoTo3DView /PA /NA /PresSteps /OnInstantiate /AlternatePresentations /Collection /Widget /FS /UF /FFilter /Encrypt /XRefStm'
  ).split(' '),
)
/** What may follow /S: jumps inside the document, and the other things that /S is used for. */
const harmlessKinds = new Set(['/GoTo', '/Transparency', '/D', '/R', '/r', '/A', '/a'])
/** What may follow it in a dictionary that is an action, by the key before it: only a click may open a web page. */
const actionKinds = new Map([
  ['/A', new Set(['/GoTo', '/URI'])],
  ['/OpenAction', new Set(['/GoTo'])],
  ['/Next', new Set(['/GoTo'])],
])
const linkSchemes = /^(https?|mailto|tel):/i
const maxObjectStreamBytes = 16 * 1024 * 1024

/** Thrown where the bytes are not what pdfTeX writes: that decides nothing, it only ends the quick look. */
class Unusual extends Error {}

/**
 * True where every byte of the file was understood, streams aside, and nothing in it acts. It reads the objects in the
 * order in which they stand; pdfTeX writes them one after the other, with the length of each stream in its own
 * dictionary.
 */
export function isPlainlyInert(pdf: Buffer): boolean {
  try {
    return walk(pdf.toString('latin1'), pdf)
  } catch (error) {
    if (error instanceof Unusual || error instanceof RangeError) return false
    throw error
  }
}

function walk(text: string, pdf: Buffer): boolean {
  const lexer = createLexer(text)
  const judge = createJudge()
  let stream: StreamFacts = {}
  for (let token = lexer.next(); token !== ''; token = lexer.next()) {
    const { before } = judge
    if (!judge.allows(token)) return false
    if (token === 'obj' || token === 'trailer') stream = { isTable: token === 'trailer' }
    else if (token === 'endobj' && !judge.isBalanced()) return false
    else if (token === 'stream') {
      const bytes = lexer.skipStream(stream.length ?? -1)
      if (stream.isObjects && !isInertObjectStream(pdf.subarray(bytes.from, bytes.to), stream)) return false
    } else noteFact(stream, before, token)
    if (stream.isTable && stream.hasPrevious) return false
  }
  return true
}

/** Said twice, one reader takes the first and another the last. */
const saidOnce = new Set(['/Length', '/Filter', '/First', '/N', '/W', '/Index', '/Size', '/Root'])

function noteFact(stream: StreamFacts, key: string, value: string): void {
  if (saidOnce.has(key)) {
    if (stream.said?.has(key)) throw new Unusual()
    stream.said = (stream.said ?? new Set<string>()).add(key)
  }
  if (key === '/Length' && /^\d+$/.test(value)) stream.length = Number(value)
  else if (key === '/Type' && value === '/ObjStm') stream.isObjects = true
  else if (key === '/Filter') stream.filter = value
  else if (key === '/Type' && value === '/XRef') stream.isTable = true
  else if (key === '/First') stream.first = Number(value)
  else if (key === '/Prev') stream.hasPrevious = true
}

interface StreamFacts {
  said?: Set<string>
  length?: number
  filter?: string
  isObjects?: boolean
  /**
   * Whether it says where objects stand. One that leads to an earlier table could show a reader objects that are not
   * seen here.
   */
  isTable?: boolean
  hasPrevious?: boolean
  /** Of a stream of objects: where the first one begins. Before it stands a list of numbers and places. */
  first?: number
}

function isInertObjectStream(bytes: Buffer, { filter, first = Number.NaN }: StreamFacts): boolean {
  if (filter !== undefined && filter !== '/FlateDecode') return false
  let objects: string
  try {
    const inflated = filter === undefined ? bytes : inflateSync(bytes, { maxOutputLength: maxObjectStreamBytes })
    objects = inflated.toString('latin1')
  } catch {
    return false
  }
  const list = objects.slice(0, first).trim()
  if (!/^[\d\s]+$/.test(list)) return false
  const places = list.split(/\s+/).filter((_, index) => index % 2 === 1)
  const starts = places.map((place) => first + Number(place))
  // Each object is looked at on its own: one that is cut short must not change how the next is read.
  return starts.every(
    (start, index) => start >= (starts[index - 1] ?? first) && isInertObject(objects.slice(start, starts[index + 1])),
  )
}

function isInertObject(text: string): boolean {
  const lexer = createLexer(text)
  const judge = createJudge()
  for (let token = lexer.next(); token !== ''; token = lexer.next())
    if (token === 'stream' || !judge.allows(token)) return false
  return judge.isBalanced()
}

/**
 * Reads one token after the other; it tracks whether it is in a dictionary or in an array, and behind which key that
 * stands.
 */
function createJudge() {
  const open: { isArray: boolean; key: string }[] = []
  /** The three before this one. */
  let last: readonly [string, string, string] = ['', '', '']
  /** False where a bracket closes what another kind opened. */
  function follow(token: string, before: string): boolean {
    if (token === '<<' || token === '[') open.push({ isArray: token === '[', key: before })
    else if (token === '>>' || token === ']') return open.pop()?.isArray === (token === ']')
    return true
  }
  /** A file that a stream or a page comes from. Of an annotation the same key has flags. */
  const namesFile = (token: string, before: string) =>
    (before === '/F' && !/^\d+$/.test(token)) || (token === 'R' && last[0] === '/F')
  const judge = {
    before: '',
    isBalanced: () => open.length === 0,
    allows(token: string): boolean {
      const { before } = judge
      judge.before = token
      const isFine = !doubtful.has(token) && follow(token, before) && isHarmless(token, before)
      last = [last[1], last[2], token]
      return isFine
    },
  }
  function isHarmless(token: string, before: string): boolean {
    // Lists of glyphs hold names that elsewhere are keys.
    const around = open.at(-1)
    if (around?.isArray || token === ']') return true
    if (namesFile(token, before)) return false
    // What an action is, and where it leads, has to be said on the spot.
    if (before === '/S' && !(actionKinds.get(around?.key ?? '') ?? harmlessKinds).has(token)) return false
    // As a value of /S it is followed by the next key; as a key, by the address itself.
    if (before === '/URI')
      return token.startsWith('(') ? linkSchemes.test(token.slice(1)) : token.startsWith('/') || token === '>>'
    return true
  }
  return judge
}

const space = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]+)*/y
const plain = /\/[^\0\t\n\f\r ()<>[\]{}/%#]*|<<|>>|<[0-9A-Fa-f\0\t\n\f\r ]*>|[[\]]|[^\0\t\n\f\r ()<>[\]{}/%#]+/y

/**
 * The tokens of a PDF, one by one; '' at the end. Strings come with their brackets. Throws Unusual for anything else.
 */
function createLexer(text: string) {
  let at = 0
  function string(): string {
    const from = at
    for (let depth = 0; at < text.length; at += 1) {
      const character = text[at]
      if (character === '\\') at += 1
      else if (character === '(') depth += 1
      else if (character === ')') {
        depth -= 1
        if (depth === 0) return text.slice(from, ++at)
      }
    }
    throw new Unusual()
  }
  return {
    next(): string {
      space.lastIndex = at
      space.exec(text)
      at = space.lastIndex
      if (at >= text.length) return ''
      if (text[at] === '(') return string()
      plain.lastIndex = at
      const found = plain.exec(text)
      if (!found || text[plain.lastIndex] === '#') throw new Unusual()
      at = plain.lastIndex
      return found[0]
    },
    /** Where the bytes of a stream lie; the next token is what follows its end. */
    skipStream(length: number): { from: number; to: number } {
      const from = at + (text.startsWith('\r\n', at) ? 2 : 1)
      const to = from + length
      if (length < 0 || !/^\r?\n?endstream\s/.test(text.slice(to, to + 14))) throw new Unusual()
      at = to
      return { from, to }
    },
  }
}
