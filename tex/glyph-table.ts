// The table that says which characters glyphs stand for, so that a page's words can be copied: TeX's has 5,500 names,
// for fonts of all the world's scripts. pdfTeX keeps them in a tree that it takes down name by name at the end of each
// page. What is left here are the names that some font on this machine can have.

/** The names in an encoding (.enc), or in the encoding that a font (.pfb) brings along in its clear beginning. */
export function namesIn(text: string): string[] {
  return [...text.replaceAll(/%.*$/gm, '').matchAll(/\/([\w.]+)/g)].map(([, name]) => name!)
}

/**
 * What pdfTeX looks up for a glyph: its name, the name before a dot, and what is joined by underscores (f_f_i, a.sc).
 */
function asLookedUp(name: string): string[] {
  const stem = name.split('.')[0]!
  return [name, stem, ...stem.split('_')]
}

/** `table` in the form of glyphtounicode.tex; `hasMetrics` returns whether there is a font of that name (tfm). */
export function cutGlyphTable(table: string, names: Iterable<string>, hasMetrics: (font: string) => boolean): string {
  const kept = new Set([...names].flatMap(asLookedUp))
  return table
    .split('\n')
    .filter((line) => {
      const [, font, name] = /^\\pdfglyphtounicode\{(?:tfm:([^/}]+)\/)?([^}]+)\}/.exec(line) ?? []
      if (name === undefined) return true
      return kept.has(name) && (font === undefined || hasMetrics(font))
    })
    .join('\n')
}
