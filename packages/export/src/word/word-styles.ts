// The styles of the Word file, under the names that Word itself gives them: its navigation, its themes and screen
// readers know these.
import { AlignmentType, BorderStyle, LevelFormat, type INumberingOptions, type IStylesOptions } from 'docx'
import type { WordLook } from './word-look.ts'

export const bulletList = 'bullets'
/** Ids of the styles; Word's own but for `Contact`. */
export const styleIds = { bullet: 'ListBullet', contact: 'Contact', place: 'EntryDetails' } as const

/** Dates, places, the headline. */
export const muted = '616161'

/** `language`: a tag with its region. */
export function wordStyles(look: WordLook, language: string): IStylesOptions {
  const { size, accent, font } = look
  const gap = (lines: number) => Math.round(lines * size * 10)
  const scaled = (factor: number) => Math.round(size * factor)
  const rightTabStop = look.page.width - 2 * look.margin
  const headed = look.isCentred ? { alignment: AlignmentType.CENTER } : {}
  return {
    default: {
      document: {
        run: { font, size, language: { value: language } },
        paragraph: { spacing: { after: gap(0.3), line: 264 } },
      },
      title: {
        run: { size: scaled(2.4), bold: true, color: accent },
        paragraph: { spacing: { after: gap(0.2), line: 240 }, keepNext: true, ...headed },
      },
      heading1: {
        run: { size: scaled(1.2), bold: true, color: accent },
        paragraph: {
          spacing: { before: gap(1), after: gap(0.4) },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: 'BFBFBF' } },
        },
      },
      heading2: {
        run: { size, bold: true, color: '1A1A1A' },
        paragraph: { spacing: { before: gap(0.6), after: 0 }, keepNext: true, rightTabStop },
      },
      hyperlink: { run: { color: accent === '1A1A1A' ? '1F3A5F' : accent } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: scaled(1.15), color: muted },
        paragraph: { spacing: { after: gap(0.3) }, ...headed },
      },
      {
        id: styleIds.contact,
        name: 'Contact',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: gap(0.5) }, ...headed },
      },
      {
        id: styleIds.place,
        name: 'Entry Details',
        basedOn: 'Normal',
        next: styleIds.bullet,
        quickFormat: true,
        run: { color: muted },
        paragraph: { spacing: { after: gap(0.2) }, keepNext: true, rightTabStop },
      },
      {
        id: styleIds.bullet,
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          spacing: { after: gap(0.15) },
          numbering: { reference: bulletList, level: 0 },
          contextualSpacing: false,
        },
      },
    ],
  }
}

export const bullets = ({ size }: WordLook): INumberingOptions => ({
  config: [
    {
      reference: bulletList,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: size * 14, hanging: size * 9 } } },
        },
      ],
    },
  ],
})
