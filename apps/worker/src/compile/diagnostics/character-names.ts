// Characters in words, and what stands in for them where no font has them.
import { lookup } from '@galley/resume/text/lookup'

interface Block {
  from: number
  to: number
  name: string
}
const block = (from: number, to: number, name: string): Block => ({ from, to, name })

const names = lookup<string>({
  '\u00ad': 'a soft hyphen, which cannot be seen',
  '\u200b': 'a space of no width, which cannot be seen',
  '\u200c': 'a mark that keeps letters apart, which cannot be seen',
  '\u200d': 'a mark that joins letters, which cannot be seen',
  '\u200e': 'a mark of the direction of writing, which cannot be seen',
  '\u200f': 'a mark of the direction of writing, which cannot be seen',
  '\u2060': 'a mark that forbids a break, which cannot be seen',
  '\ufeff': 'a mark of a file’s beginning, which cannot be seen',
  '\ufffc': 'the place of a picture that was not copied along',
  '\ufffd': 'the sign of a character that was damaged',
  '✓': 'a check mark',
  '✔': 'a check mark',
  '✗': 'a cross',
  '✘': 'a cross',
  '☎': 'a telephone',
  '✆': 'a telephone',
  '✉': 'an envelope',
  '★': 'a star',
  '☆': 'a star',
  '−': 'a minus sign',
  '‑': 'a hyphen without a break',
})

/** The first that holds the character applies. */
const blocks: readonly Block[] = [
  block(0x0000, 0x001f, 'a control character, which cannot be seen'),
  block(0x007f, 0x009f, 'a control character, which cannot be seen'),
  block(0x0300, 0x036f, 'an accent without its letter'),
  block(0x0370, 0x03ff, 'Greek'),
  block(0x0400, 0x052f, 'Cyrillic'),
  block(0x0530, 0x058f, 'Armenian'),
  block(0x0590, 0x05ff, 'Hebrew'),
  block(0x0600, 0x06ff, 'Arabic'),
  block(0x0750, 0x077f, 'Arabic'),
  block(0x0900, 0x097f, 'Devanagari'),
  block(0x0980, 0x09ff, 'Bengali'),
  block(0x0a00, 0x0a7f, 'Gurmukhi'),
  block(0x0a80, 0x0aff, 'Gujarati'),
  block(0x0b80, 0x0bff, 'Tamil'),
  block(0x0c00, 0x0c7f, 'Telugu'),
  block(0x0c80, 0x0cff, 'Kannada'),
  block(0x0d00, 0x0d7f, 'Malayalam'),
  block(0x0e00, 0x0e7f, 'Thai'),
  block(0x10a0, 0x10ff, 'Georgian'),
  block(0x1100, 0x11ff, 'Hangul'),
  block(0x1200, 0x137f, 'Ethiopic'),
  block(0x1780, 0x17ff, 'Khmer'),
  block(0x2000, 0x200a, 'a space of an unusual width'),
  block(0x202f, 0x205f, 'a space of an unusual width'),
  block(0x2010, 0x2015, 'a dash'),
  block(0x2070, 0x209f, 'a raised or lowered character'),
  block(0x2100, 0x214f, 'a letter-like symbol'),
  block(0x2150, 0x218f, 'a fraction or a Roman numeral'),
  block(0x2190, 0x21ff, 'an arrow'),
  block(0x2200, 0x22ff, 'a mathematical symbol'),
  block(0x2500, 0x259f, 'a drawn line or block'),
  block(0x25a0, 0x25ff, 'a geometric shape'),
  block(0x2600, 0x26ff, 'a pictograph'),
  block(0x2700, 0x27bf, 'an ornament'),
  block(0x27f0, 0x297f, 'an arrow'),
  block(0x3040, 0x30ff, 'Japanese'),
  block(0x3130, 0x318f, 'Hangul'),
  block(0x2e80, 0x9fff, 'Chinese or Japanese'),
  block(0xac00, 0xd7af, 'Hangul'),
  block(0xe000, 0xf8ff, 'an icon of one particular font'),
  block(0xfb00, 0xfb06, 'two letters as one character'),
  block(0xfb1d, 0xfb4f, 'Hebrew'),
  block(0xfb50, 0xfdff, 'Arabic'),
  block(0xfe00, 0xfe0f, 'a mark of an emoji’s look, which cannot be seen'),
  block(0xfe70, 0xfefe, 'Arabic'),
  block(0xff00, 0xffef, 'a character of full width'),
  block(0x1d400, 0x1d7ff, 'a letter in a mathematical style'),
  block(0x1f000, 0x1faff, 'an emoji'),
  block(0x20000, 0x3ffff, 'Chinese or Japanese'),
]

/** A character in words: "an arrow", "Arabic". Null for what has no name here. */
export function nameOf(character: string): string | null {
  const point = character.codePointAt(0) ?? 0
  return names[character] ?? blocks.find(({ from, to }) => from <= point && point <= to)?.name ?? null
}

interface Substitute {
  text: string
  /** The package that it needs. */
  from?: string
}

const written = new Map<string, Substitute>()
const write = (characters: string, text: string, from?: string) => {
  for (const character of characters) written.set(character, from === undefined ? { text } : { text, from })
}
write('\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\ufe0e\ufe0f\ufffc\u2028\u2029', '')
write('\u2002\u2003\u2004\u2005', ' ')
write('\u2006\u2007\u2008\u2009\u200a\u202f', '\\,')
write('‐‑', '-')
write('‒', '--')
write('―', '---')
write('−', '$-$')
write('→➔➜➝➞⇢', '$\\rightarrow$')
write('←', '$\\leftarrow$')
write('↔', '$\\leftrightarrow$')
write('⇒', '$\\Rightarrow$')
write('↑', '$\\uparrow$')
write('↓', '$\\downarrow$')
write('≥', '$\\geq$')
write('≤', '$\\leq$')
write('≠', '$\\neq$')
write('≈', '$\\approx$')
write('∞', '$\\infty$')
write('√', '$\\surd$')
write('∑', '$\\sum$')
write('∼', '$\\sim$')
write('⋅∙', '$\\cdot$')
write('●▪■◆▸►‣⁃▶⚫◾', '\\textbullet{}')
write('✓', '\\ding{51}', 'pifont')
write('✔✅', '\\ding{52}', 'pifont')
write('✗', '\\ding{55}', 'pifont')
write('✘❌', '\\ding{56}', 'pifont')
write('☎📞', '\\ding{37}', 'pifont')
write('✉', '\\ding{41}', 'pifont')
write('★⭐', '\\ding{72}', 'pifont')
write('☆', '\\ding{73}', 'pifont')
write('⅓', '1/3')
write('⅔', '2/3')
write('⅛', '1/8')
write('ﬀ', 'ff')
write('ﬁ', 'fi')
write('ﬂ', 'fl')
write('ﬃ', 'ffi')
write('ﬄ', 'ffl')
;[...'⁰\u0000\u0000\u0000⁴⁵⁶⁷⁸⁹'].forEach(
  (raised, digit) => raised !== '\0' && write(raised, `\\textsuperscript{${digit}}`),
)
;[...'₀₁₂₃₄₅₆₇₈₉'].forEach((lowered, digit) => write(lowered, `\\textsubscript{${digit}}`))

/** What may be written for a character without changing its meaning; empty where only the author can reword it. */
export function substituteFor(character: string): Substitute | null {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x20 && point !== 9) return { text: '' }
  return written.get(character) ?? null
}
