// pdftohtml's XML as runs of text: where each stands, how large and of which colour it is. Only what that program
// writes is understood.
import { lookup } from '@galley/resume/text/lookup'

/**
 * pdftohtml's sizes are whole numbers: zoomed by this, they are precise to a third of a point. It goes no further than
 * 3.
 */
export const pdfScale = 3

export interface TextRun {
  readonly text: string
  /** In points. */
  readonly sizePt: number
  /** `#rrggbb` */
  readonly colour: string
  /** Whether any of it is on its page. */
  readonly isOnPage: boolean
}

export interface PageRuns {
  readonly pages: number
  readonly runs: readonly TextRun[]
  /** Targets, each once. */
  readonly links: readonly string[]
}

interface Font {
  readonly sizePt: number
  readonly colour: string
}

const element = /<(page|fontspec)\b([^>]*)>|<text\b([^>]*)>([^]*?)<\/text>/g

export function textRuns(xml: string): PageRuns {
  const fonts = new Map<string, Font>()
  const runs: TextRun[] = []
  let pages = 0
  let page = { width: 0, height: 0 }
  for (const [, name, setting = '', place = '', content = ''] of xml.matchAll(element)) {
    if (name === 'page') {
      pages += 1
      page = { width: number(setting, 'width'), height: number(setting, 'height') }
    } else if (name === 'fontspec') {
      const colour = attribute(setting, 'color').toLowerCase()
      fonts.set(attribute(setting, 'id'), { sizePt: number(setting, 'size') / pdfScale, colour })
    } else {
      const font = fonts.get(attribute(place, 'font')) ?? { sizePt: 0, colour: '#000000' }
      runs.push({ text: plain(content), ...font, isOnPage: isOn(page, place) })
    }
  }
  const links = Array.from(xml.matchAll(/<a href="([^"]*)"/g), ([, target = '']) => unescaped(target))
  return { pages, runs, links: Array.from(new Set(links)) }
}

function isOn(page: { width: number; height: number }, place: string): boolean {
  const [left, top] = [number(place, 'left'), number(place, 'top')]
  const [right, bottom] = [left + number(place, 'width'), top + number(place, 'height')]
  return left < page.width && top < page.height && right > 0 && bottom > 0
}

const number = (attributes: string, key: string) => Number(attribute(attributes, key))
const attribute = (attributes: string, key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1] ?? ''
const plain = (content: string) => unescaped(content.replace(/<[^>]*>/g, '')).trim()

const entities = lookup<string>({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|(\w{2,4}));/g, (all, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? all) : fromCode(Number(code), all),
  )
const fromCode = (code: number, otherwise: string) => (code <= 0x10ffff ? String.fromCodePoint(code) : otherwise)
