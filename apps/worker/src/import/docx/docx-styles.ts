// What a Word file says of how its styles look: each may be based on another.
import { SaxesParser } from 'saxes'
import { isPaperColoured, isShade } from './docx-shades.ts'

export interface TextLook {
  readonly bold?: boolean
  readonly italic?: boolean
  /** In points. */
  readonly size?: number
  readonly isHidden?: boolean
  readonly isWhite?: boolean
  /** Something other than white paper is behind it. */
  readonly isShaded?: boolean
}

export interface ParagraphLook extends TextLook {
  readonly heading: 'title' | 'section' | 'sub' | null
  readonly isPoint: boolean
}

export interface Styles {
  of(id: string | undefined): ParagraphLook
  /** Of text that has no style. */
  readonly usualSize: number | undefined
}

type Attributes = Readonly<Record<string, string>>
export const isOn = (attributes: Attributes): boolean => !/^(?:0|false|off|none)$/.test(attributes['w:val'] ?? '')

/**
 * A property of text, as it stands in a style or a run: what it adds to the look. Capitals stand out as bold type does.
 */
export function lookOf(tag: string, attributes: Attributes): TextLook | undefined {
  if (tag === 'w:b') return { bold: isOn(attributes) }
  if ((tag === 'w:caps' || tag === 'w:smallCaps') && isOn(attributes)) return { bold: true }
  if (tag === 'w:i') return { italic: isOn(attributes) }
  if (tag === 'w:vanish') return { isHidden: isOn(attributes) }
  if (tag === 'w:color') return { isWhite: isPaperColoured(attributes) }
  // Whatever is based on a style may stand on what is behind it.
  if (isShade(tag, attributes)) return { isShaded: true }
  const size = Number(attributes['w:val']) / 2
  return tag === 'w:sz' && size > 0 ? { size } : undefined
}

interface Style {
  name: string
  basedOn?: string
  look: TextLook
  level?: number
  isPoint: boolean
}

const deepest = 12

export function stylesIn(xml: string): Styles {
  const { styles, usual } = readStyles(xml)
  const resolve = (
    id: string | undefined,
    depth = 0,
  ): { look: TextLook; names: string[]; level?: number | undefined; isPoint: boolean } => {
    const style = id === undefined || depth > deepest ? undefined : styles.get(id)
    if (!style) return { look: {}, names: [], isPoint: false }
    const base = resolve(style.basedOn, depth + 1)
    return {
      look: { ...base.look, ...style.look },
      names: [style.name, ...base.names],
      level: style.level ?? base.level,
      isPoint: style.isPoint || base.isPoint,
    }
  }
  return {
    usualSize: usual.size,
    of(id) {
      const { look, names, level, isPoint } = resolve(id)
      return { ...look, heading: headingOf(names, level), isPoint }
    },
  }
}

function headingOf(names: readonly string[], level: number | undefined): ParagraphLook['heading'] {
  const [name = ''] = names.filter((each) => /^(?:title|name|heading ?\d|section)/i.test(each))
  if (/^(?:title|name)\b/i.test(name)) return 'title'
  const depth = Number(/^heading ?(\d)/i.exec(name)?.[1] ?? (level === undefined ? 0 : level + 1))
  if (depth === 1 || /^section/i.test(name)) return 'section'
  return depth > 1 && depth < 10 ? 'sub' : null
}

function readStyles(xml: string): { styles: ReadonlyMap<string, Style>; usual: TextLook } {
  const styles = new Map<string, Style>()
  let usual: TextLook = {}
  let style: Style | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const value = attributes['w:val'] ?? ''
    if (name === 'w:style') {
      style = { name: '', look: {}, isPoint: false }
      styles.set(attributes['w:styleId'] ?? '', style)
    } else if (style && name === 'w:name') style.name = value
    else if (style && name === 'w:basedOn') style.basedOn = value
    else if (style && name === 'w:outlineLvl') style.level = Number(value)
    else if (style && name === 'w:numId') style.isPoint = value !== '0'
    else if (style) style.look = { ...style.look, ...lookOf(name, attributes) }
    else usual = { ...usual, ...lookOf(name, attributes) }
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'w:style') style = undefined
  })
  parser.write(xml).close()
  return { styles, usual }
}
