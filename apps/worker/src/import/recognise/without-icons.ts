// Most templates draw their icons with packages that few systems have. Without them the words of the page are the same.

const packages = /(\\(?:usepackage|RequirePackage)\s{0,9}(?:\[[^\]]{0,300}\])?\s{0,9})\{([^}]{0,300})\}/g
const icons = new Set(['fontawesome5', 'fontawesome', 'fontawesome6', 'academicons', 'simpleicons'])

/** The document without its packages of icons, whose commands print nothing; null where it uses no such package. */
export function withoutIcons(latex: string): string | null {
  let found = 0
  const rest = latex.replace(packages, (whole, command: string, list: string) => {
    const names = list.split(',').map((name) => name.trim())
    const kept = names.filter((name) => !icons.has(name))
    if (kept.length === names.length) return whole
    found += 1
    return kept.length === 0 ? '' : `${command}{${kept.join(',')}}`
  })
  if (found === 0) return null
  const own = new Set(Array.from(latex.matchAll(/\\((?:fa|ai)[A-Z][A-Za-z]*)/g), ([, name = '']) => name))
  own.delete('faIcon')
  const silent = Array.from(own, (name) => `\\providecommand{\\${name}}[1][]{}`).join('')
  return rest.replace('\\begin{document}', () => `\\providecommand{\\faIcon}[2][]{}${silent}\\begin{document}`)
}
