// What a PDF from here may do when it is opened: follow a link to the web, and jump inside itself. Nothing else.
import { lookup } from '@galley/resume/lookup'

/** Why a PDF is refused: what it holds, and words of the source that would have made it, for finding the line. */
export interface ActiveContent {
  what: string
  traces: RegExp
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const linkSchemes = /^(https?|mailto|tel):/i
/** The actions that a PDF may hold, by their /S. A link outside the document is looked at on its own. */
const harmlessActions = new Set(['/GoTo', '/URI'])
const actionKeys = new Set(['/A', '/OpenAction', '/Next', '/PA'])
const forbiddenKeys = lookup<ActiveContent>({
  '/JS': { what: 'JavaScript', traces: /JavaScript|\/JS\b|\\pdfcatalog|\\pdfannot|\\pdfobj/i },
  '/JavaScript': { what: 'JavaScript', traces: /JavaScript|\\pdfnames|\\pdfcatalog|\\pdfobj/i },
  '/AA': { what: 'an action that starts by itself', traces: /\/AA\b|\\pdfcatalog|\\pdfpageattr|\\pdfannot/ },
  '/EF': { what: 'an embedded file', traces: /embedfile|attachfile|\/EF\b|\\pdfobj/i },
  '/EmbeddedFiles': { what: 'an embedded file', traces: /embedfile|attachfile|EmbeddedFiles|\\pdfnames/i },
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
    firstOf(Object.entries(value), ([key, inner]) => inspectEntry(key, inner, objects)) ??
    inspectDictionary(value, objects)
  )
}

function inspectEntry(key: string, value: Json, objects: Record<string, Json>): ActiveContent | null {
  const forbidden = forbiddenKeys[key]
  if (forbidden) return forbidden
  if (actionKeys.has(key)) {
    const found = inspectAction(value, objects)
    if (found) return found
  }
  return inspect(value, objects)
}

/** All that the format knows of actions, but for those that stay in the document or open a web page. */
const actionsByKind = new Set(
  (
    '/JavaScript /Launch /SubmitForm /ImportData /ResetForm /GoToR /GoToE /Rendition /Thread /Sound /Movie /Named /Hide ' +
    '/SetOCGState /Trans /GoTo3DView /RichMediaExecute /GoToDp'
  ).split(' '),
)

/** An action may stand anywhere, referred to or not; one that is only reachable by an odd path is caught by its own /S here. */
function inspectDictionary(value: { [key: string]: Json }, objects: Record<string, Json>): ActiveContent | null {
  if (typeof value['/Subtype'] === 'string' && forbiddenAnnotations.has(value['/Subtype']))
    return { what: 'media or a file', traces: /\\pdfannot|media9|attachfile/i }
  const kind = resolve(value['/S'], objects)
  const isAction = value['/Type'] === '/Action' || value['/URI'] !== undefined
  if (isAction || (typeof kind === 'string' && actionsByKind.has(kind))) return inspectAction(value, objects)
  return null
}

/** "12 0 R" stands for another object. */
const resolve = (value: Json | undefined, objects: Record<string, Json>): Json =>
  (typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? objects[value] : value) ?? null

function inspectAction(value: Json, objects: Record<string, Json>): ActiveContent | null {
  const action = resolve(value, objects)
  if (Array.isArray(action)) return firstOf(action, (item) => inspectAction(item, objects))
  if (action === null || typeof action !== 'object') return null
  const kind = resolve(action['/S'], objects)
  // A page destination or an annotation's appearance is a dictionary without /S, and does nothing.
  if (typeof kind === 'string' && !harmlessActions.has(kind))
    return { what: `the action ${kind.slice(1)}`, traces: actionTraces(kind) }
  if (action['/URI'] === undefined) return null
  const uri = resolve(action['/URI'], objects)
  if (typeof uri === 'string' && linkSchemes.test(uri.trim())) return null
  const scheme =
    typeof uri === 'string'
      ? (/^[a-z][\w+.-]*:/i.exec(uri.trim())?.[0] ?? 'that is not a web address')
      : 'that is not a web address'
  return { what: `a link ${scheme}`, traces: new RegExp(`${escape(scheme)}|\\\\href|/URI|\\\\url`, 'i') }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const actionTraces = (kind: string) =>
  new RegExp(`${escape(kind)}|run:|file:|\\\\pdfcatalog|\\\\pdfannot|\\\\Acrobatmenu|\\\\pdfstartlink`, 'i')

function firstOf<T>(items: T[], look: (item: T) => ActiveContent | null): ActiveContent | null {
  for (const item of items) {
    const found = look(item)
    if (found) return found
  }
  return null
}
