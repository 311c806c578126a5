// A text that is a list, as its items: parted at commas, bars and bullets, but not inside brackets.
import { slice, trimRun } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

const signs = /[,;|·•∙⋅◦●▪、،，]|\s[–—]\s|\s\/\s/u

export function listItems(run: Run, parting = signs): Run[] {
  const items: Run[] = []
  let depth = 0
  let from = 0
  const close = (to: number, next: number) => {
    items.push(trimRun(slice(run, from, to), /^[\s,;:|·•–—]+|[\s,;:|·•–—]+$/gu))
    from = next
  }
  // A bracket that nothing closes parts nothing off.
  const lastClosing = Math.max(...[')', ']', '}'].map((sign) => run.text.lastIndexOf(sign)))
  for (let at = 0; at < run.text.length; at += 1) {
    const char = run.text[at]!
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1)
    if (depth > 0 && at <= lastClosing) continue
    const match = parting.exec(run.text.slice(at, at + 3))
    const isThousands = char === ',' && /\d,\d{3}(?!\d)/.test(run.text.slice(at - 1, at + 5))
    if (match?.index === 0 && !isThousands) close(at, at + match[0].length)
  }
  close(run.text.length, run.text.length)
  return items.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(withoutFullStop)
}

const withoutFullStop = (run: Run): Run =>
  /[^.]\.$/.test(run.text) && !/\b(?:\p{L}\.)+$|\b(?:Inc|Jr|etc)\.$/u.test(run.text)
    ? slice(run, 0, run.text.length - 1)
    : run
