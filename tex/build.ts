// Makes tex/dist: metrics, encodings and a table for the characters that TeX's own fonts lack but fonts-urw-base35 has
// (Greek, Cyrillic, arrows, signs), in the very shapes of the TeX Gyre families. Run: node tex/build.ts
// And resume-japanese.def, by which the class sees that the Wadalab fonts are there.
// It does nothing when dist is up to date, and says so and succeeds where the fonts or afm2tfm are missing: the class
// works without, and then names those characters in the log.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { blocks, type GlyphBlock, families, glyphNames, inClass, styles } from './glyph-sources.ts'
import { asPfb } from './type1-pfb.ts'

const here = fileURLToPath(new URL('./', import.meta.url))
const dist = `${here}dist`
const fontFolder = '/usr/share/fonts/type1/urw-base35'
/** Goes with the fonts where they are handed on (packages/export/src/tex). */
const fontLicence = '/usr/share/doc/fonts-urw-base35/copyright'

const hasJapanese = () => spawnSync('kpsewhich', ['udmj30.tfm']).status === 0

function stamp(): string {
  const hash = createHash('sha256')
  for (const file of ['build.ts', 'glyph-sources.ts', 'type1-pfb.ts', 'class/resume-characters.def'])
    hash.update(readFileSync(here + file))
  for (const file of readdirSync(fontFolder).toSorted()) hash.update(file)
  hash.update(String(hasJapanese()))
  return hash.digest('hex')
}

/** What keeps dist from being made, or nothing. */
function obstacle(): string | undefined {
  if (!existsSync(`${fontFolder}/P052-Roman.t1`)) return 'fonts-urw-base35 is not installed'
  try {
    execFileSync('afm2tfm', ['--version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'afm2tfm (texlive-binaries) is not installed'
  }
}

const hex = (value: number, width: number) => value.toString(16).toUpperCase().padStart(width, '0')

/**
 * The block's characters that every font has, with the name of their glyph; at most as many as an encoding has slots.
 */
function slotsOf(block: GlyphBlock, fonts: readonly string[]): { code: number; glyph: string }[] {
  const sets = fonts.map(
    (font) =>
      new Set(
        [...readFileSync(`${fontFolder}/${font}.afm`, 'latin1').matchAll(/; N (\S+) ;/g)].map(([, name]) => name),
      ),
  )
  const slots: { code: number; glyph: string }[] = []
  for (const [code, names] of [...glyphNames()].toSorted(([a], [b]) => a - b)) {
    const glyph = names.find((name) => sets.every((set) => set.has(name)))
    if (glyph !== undefined && block.has(code)) slots.push({ code, glyph })
  }
  return slots.slice(0, 256)
}

function build(folder: string): number {
  const known = inClass(`${here}class/resume-characters.def`)
  const fonts = [...new Set(Object.values(families).flatMap((family) => Object.values(family)))]
  const table = ['% resume-glyphs.def: made by ../build.ts.', '\\ProvidesFile{resume-glyphs.def}']
  let count = 0
  for (const font of fonts) writeFileSync(`${folder}/${font}.pfb`, asPfb(readFileSync(`${fontFolder}/${font}.t1`)))
  for (const block of blocks(known)) {
    const slots = slotsOf(block, fonts)
    count += slots.length
    const names = Array.from({ length: 256 }, (_, slot) => `/${slots[slot]?.glyph ?? '.notdef'}`)
    writeFileSync(`${folder}/${block.id}.enc`, `/${block.encoding}Encoding [\n${names.join('\n')}\n] def\n`)
    table.push(`\\rs@encoding{${block.encoding}}{qtm}`)
    makeFonts(block, folder)
    slots.forEach(({ code, glyph }, slot) => {
      table.push(`\\rsC{${String.fromCodePoint(code)}}{${block.encoding}}{${hex(slot, 2)}}{${glyph}}{${hex(code, 4)}}`)
    })
  }
  // Azerbaijani's schwa looks like the Cyrillic one; it is copied as what it is.
  table.push('\\rsS{ə}{0259}{ә}\\rsS{Ə}{018F}{Ә}', '\\fontencoding{T1}\\selectfont')
  if (hasJapanese()) writeFileSync(`${folder}/resume-japanese.def`, '\\ProvidesFile{resume-japanese.def}\n')
  if (existsSync(fontLicence)) writeFileSync(`${folder}/fonts-urw-base35.txt`, readFileSync(fontLicence))
  writeFileSync(`${folder}/resume-glyphs.def`, `${table.join('\n')}\n`)
  return count
}

/**
 * Makes the metrics, and for each family a file that TeX reads when it first meets the family. Small capitals are set
 * upright: the fonts have none.
 */
function makeFonts(block: GlyphBlock, folder: string): void {
  for (const [family, fonts] of Object.entries(families)) {
    const lines = [`\\DeclareFontFamily{${block.encoding}}{${family}}{}`]
    for (const style of styles) {
      const name = `${block.id}-${family}-${style.id}`
      const font = fonts[style.id]
      const args = [`${fontFolder}/${font}.afm`, '-T', `${block.id}.enc`, `${name}.tfm`]
      execFileSync('afm2tfm', args, { cwd: folder, stdio: 'ignore' })
      const map = `+${name} ${font} " ${block.encoding}Encoding ReEncodeFont " <${block.id}.enc <${font}.pfb`
      // Spaces count for nothing in such a file.
      lines.push(`\\pdfmapline{${map.replaceAll(' ', '\\space ')}}`)
      for (const shape of style.shapes)
        lines.push(`\\DeclareFontShape{${block.encoding}}{${family}}${shape}{<->${name}}{}`)
    }
    writeFileSync(`${folder}/${block.encoding.toLowerCase()}${family}.fd`, `${lines.join('\n')}\n`)
  }
}

const reason = obstacle()
if (reason !== undefined) {
  console.log(`tex/dist is not made: ${reason}. Greek, Cyrillic and some signs will be shown as boxes.`)
} else if (existsSync(`${dist}/stamp`) && readFileSync(`${dist}/stamp`, 'utf8') === stamp()) {
  console.log('tex/dist is up to date.')
} else {
  // Made aside and moved into place: a compile never sees half of it.
  const fresh = `${dist}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  const count = build(fresh)
  writeFileSync(`${fresh}/stamp`, stamp())
  rmSync(dist, { recursive: true, force: true })
  renameSync(fresh, dist)
  console.log(`tex/dist: ${count} more characters.`)
}
