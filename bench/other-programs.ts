// A preview by XeLaTeX and LuaLaTeX, which start from nothing, beside the stock programs on the same text.
import { setTimeout as pause } from 'node:timers/promises'
import { edited, type BenchDocument } from './documents.ts'
import type { BenchedGalley } from './galley.ts'
import { stockProgram } from './peers.ts'
import { ratio, round, table, timesOf } from './statistics.ts'

const resume = (name: string, options: string) =>
  `\\documentclass[${options}]{resume}\n\\begin{document}\n\\begin{header}\\name{${name}}\\email{a@example.org}\\end{header}\n${Array.from(
    { length: 8 },
    (_, n) =>
      `\\section{Part ${n}}\n\\entry{${name}}{Kassenwerk}{Berlin}{2020-0${n + 1} – Present}\n\\begin{bullets}\n\\item Led a shift of fourteen people.\n\\item ${name}\n\\end{bullets}`,
  ).join('\n')}\n\\end{document}\n`

const documents: readonly (Pick<BenchDocument, 'name' | 'latex'> & { program: 'xelatex' | 'lualatex' })[] = [
  { name: 'class, Korean', program: 'xelatex', latex: resume('김철수', 'theme=modern') },
  { name: 'class, Hindi', program: 'xelatex', latex: resume('प्रिया शर्मा', 'theme=classic') },
  { name: 'class, Arabic', program: 'lualatex', latex: resume('محمد الأحمد', 'theme=modern,lang=ar') },
  {
    name: 'article with fontspec',
    program: 'xelatex',
    latex: `\\documentclass{article}\n\\usepackage{fontspec}\n\\setmainfont{TeX Gyre Pagella}\n\\begin{document}\n${'Led a shift of fourteen people and kept the hand-over short. '.repeat(60)}\n\\end{document}\n`,
  },
]

export async function measureOtherPrograms(
  galley: BenchedGalley,
  rounds: number,
  say: (text: string) => void,
): Promise<void> {
  const person = await galley.register()
  const peers = { xelatex: stockProgram('xelatex'), lualatex: stockProgram('lualatex') }
  const rows: string[][] = []
  for (const { name, program, latex } of documents) {
    const [own, stock]: [number[], number[]] = [[], []]
    // The first request of a document may want a second for its references.
    for (let n = -2; n < Math.max(5, Math.ceil(rounds / 3)); n += 1) {
      const { status, ms } = await galley.compile(person, edited(latex, n + 10))
      if (status !== 200) throw new Error(`${name}: ${status}`)
      const peerMs = (await peers[program].run(edited(latex, n + 10), '')) ?? Number.NaN
      if (n >= 0) own.push(ms)
      if (n >= 0) stock.push(peerMs)
      await pause(200)
    }
    const [galleyMs, peerMs] = [timesOf(own), timesOf(stock)]
    rows.push([
      name,
      program,
      `**${round(galleyMs.p50)}** / ${round(galleyMs.p95)}`,
      round(peerMs.p50),
      ratio(peerMs.p50, galleyMs.p50),
    ])
  }
  for (const peer of Object.values(peers)) await peer.stop()
  say(
    '\nA preview by the programs that start from nothing, in the sandbox. Milliseconds, p50 / p95; the stock program p50.\n',
  )
  say(table(['document', 'program', 'Galley', 'stock program', 'stock ÷ Galley'], rows))
}
