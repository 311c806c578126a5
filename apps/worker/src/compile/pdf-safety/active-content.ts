// What a PDF from here may do when opened: let the user follow a link to the web, and jump inside itself. Nothing else.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { lookup } from '@galley/resume/text/lookup'

/** Why a PDF is refused: what it holds, and words of the source that would have made it, for finding the line. */
export interface ActiveContent {
  what: string
  traces: RegExp
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const linkSchemes = /^(https?|mailto|tel):/i
/** Actions that start without a click, or after another one: a jump inside the document at most. */
const automaticKeys = new Set(['/OpenAction', '/Next', '/PA', '/NA'])
const file = { what: 'another file', traces: /\/F\b|\/FS\b|\\pdfobj|\\pdfannot|\\pdfcatalog/ }
const forbiddenKeys = lookup<ActiveContent>({
  '/JS': { what: 'JavaScript', traces: /JavaScript|\/JS\b|\\pdfcatalog|\\pdfannot|\\pdfobj/i },
  '/JavaScript': { what: 'JavaScript', traces: /JavaScript|\\pdfnames|\\pdfcatalog|\\pdfobj/i },
  '/OnInstantiate': { what: 'JavaScript', traces: /OnInstantiate|\\pdfobj/ },
  '/AA': { what: 'an action that starts by itself', traces: /\/AA\b|\\pdfcatalog|\\pdfpageattr|\\pdfannot/ },
  '/PresSteps': { what: 'steps of a presentation', traces: /PresSteps|\\pdfpageattr/ },
  '/AlternatePresentations': { what: 'a slide show', traces: /AlternatePresentations|\\pdfnames|\\pdfcatalog/ },
  '/Collection': { what: 'a portfolio of files', traces: /Collection|\\pdfcatalog/ },
  '/EF': { what: 'an embedded file', traces: /embedfile|attachfile|\/EF\b|\\pdfobj/i },
  '/EmbeddedFiles': { what: 'an embedded file', traces: /embedfile|attachfile|EmbeddedFiles|\\pdfnames/i },
  '/FS': file,
  '/FFilter': file,
  '/XFA': { what: 'a form', traces: /XFA|AcroForm|\\pdfcatalog/ },
  '/RichMedia': { what: 'media that plays', traces: /RichMedia|media9|\\pdfannot/i },
})
const forbiddenAnnotations = new Set(['/Screen', '/Movie', '/Sound', '/RichMedia', '/FileAttachment', '/3D'])

/**
 * Looks through qpdf's JSON of a PDF's objects (version 1, in which names start with a slash and are decoded).
 * Null where the PDF is inert; a PDF that could not be read is not trusted.
 */
export function findActiveContent(scan: string | null): ActiveContent | null {
  const unreadable = { what: 'something that could not be read', traces: /\\pdf\w+/ }
  if (scan === null) return unreadable
  let objects: Record<string, Json>
  try {
    objects = (JSON.parse(scan) as { objects: Record<string, Json> }).objects
  } catch {
    return unreadable
  }
  for (const object of Object.values(objects)) {
    const found = inspect(object, objects)
    if (found) return found
  }
  return null
}

function inspect(value: Json, objects: Record<string, Json>): ActiveContent | null {
  if (Array.isArray(value)) return firstOf(value, (item) => inspect(item, objects))
  if (value === null || typeof value !== 'object') return null
  return (
    inspectDictionary(value, objects) ??
    firstOf(Object.entries(value), ([key, inner]) => inspectEntry(key, inner, objects))
  )
}

function inspectEntry(key: string, value: Json, objects: Record<string, Json>): ActiveContent | null {
  const forbidden = forbiddenKeys[key]
  if (forbidden) return forbidden
  // Of an annotation these are flags; the name of a file makes a stream, a page or a link lead out of the document.
  if ((key === '/F' || key === '/UF') && typeof resolve(value, objects) === 'string') return file
  if (automaticKeys.has(key) || key === '/A') {
    const found = inspectAction(value, objects, automaticKeys.has(key) ? jumps : clicks)
    if (found) return found
  }
  return inspect(value, objects)
}

/** What an action may be where it starts by itself, and where a person clicks. */
const jumps: ReadonlySet<string> = new Set(['/GoTo'])
const clicks: ReadonlySet<string> = new Set(['/GoTo', '/URI'])

/** All that the format knows of actions, but for those that stay in the document or open a web page. */
const actionsByKind = new Set(
  (
    '/JavaScript /Launch /SubmitForm /ImportData /ResetForm /GoToR /GoToE /Rendition /Thread /Sound /Movie /Named /Hide ' +
    '/SetOCGState /Trans /GoTo3DView /RichMediaExecute /GoToDp'
  ).split(' '),
)

/**
 * An action may stand anywhere, referred to or not; one that is only reachable by an odd path is caught by its own /S
 * here.
 */
function inspectDictionary(value: { [key: string]: Json }, objects: Record<string, Json>): ActiveContent | null {
  if (typeof value['/Subtype'] === 'string' && forbiddenAnnotations.has(value['/Subtype']))
    return { what: 'media or a file', traces: /\\pdfannot|media9|attachfile/i }
  // A field of a form acts on more than a click.
  if (value['/Subtype'] === '/Widget' && value['/A'] !== undefined)
    return { what: 'a field that acts', traces: /Widget|\\pdfannot|\\PushButton/ }
  const kind = resolve(value['/S'], objects)
  const isAction = value['/Type'] === '/Action' || value['/URI'] !== undefined
  if (isAction || (typeof kind === 'string' && actionsByKind.has(kind))) return inspectAction(value, objects, clicks)
  return null
}

const maxReferences = 10

/** "12 0 R" stands for another object, which may be such a reference itself. */
function resolve(value: Json | undefined, objects: Record<string, Json>): Json {
  let found: Json = value ?? null
  for (let count = 0; count < maxReferences && typeof found === 'string' && /^\d+ \d+ R$/.test(found); count += 1)
    found = (Object.hasOwn(objects, found) ? objects[found] : null) ?? null
  return found
}

function inspectAction(value: Json, objects: Record<string, Json>, allowed: ReadonlySet<string>): ActiveContent | null {
  const action = resolve(value, objects)
  if (Array.isArray(action)) return firstOf(action, (item) => inspectAction(item, objects, allowed))
  if (action === null || typeof action !== 'object') return null
  const kind = resolve(action['/S'], objects)
  // A page destination or an annotation's appearance is a dictionary without /S, and does nothing.
  if (typeof kind === 'string' && !allowed.has(kind))
    return { what: `the action ${kind.slice(1)}`, traces: actionTraces(kind) }
  if (action['/URI'] === undefined) return null
  const uri = resolve(action['/URI'], objects)
  if (typeof uri === 'string' && linkSchemes.test(uri.trim())) return null
  const scheme =
    typeof uri === 'string'
      ? (/^[a-z][\w+.-]*:/i.exec(uri.trim())?.[0] ?? 'that is not a web address')
      : 'that is not a web address'
  return { what: `a link ${scheme}`, traces: new RegExp(`${regexpLiteral(scheme)}|\\\\href|/URI|\\\\url`, 'i') }
}

const actionTraces = (kind: string) =>
  new RegExp(`${regexpLiteral(kind)}|run:|file:|\\\\pdfcatalog|\\\\pdfannot|\\\\Acrobatmenu|\\\\pdfstartlink`, 'i')

function firstOf<T>(items: T[], look: (item: T) => ActiveContent | null): ActiveContent | null {
  for (const item of items) {
    const found = look(item)
    if (found) return found
  }
  return null
}
