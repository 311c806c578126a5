// A shareable warm process sets a neutral text first: from it, it learns what memory a job needs (native/ahead.c).
import { isShareable } from '../tex/split-point.ts'
import { startFenceProcess, type WarmProcess, type WarmProcessOptions } from './warm-process.ts'

const warmUpMs = 5_000
const beginning = '\\documentclass[theme=classic]{resume}\n\n\\begin{document}\n'
const bullet =
  '  \\item Led the move of nine services to one platform, with \\textbf{37\\%} fewer incidents \\& a third of the cost\n'
const entry = `\\entry[Full-time]{Senior Engineer}{Somewhere, Inc.}{Springfield}{Jan 2021 -- Present}
\\begin{itemize}
${bullet.repeat(4)}\\end{itemize}
`
/** As much as on an ordinary page, in every word that ordinary resumes use. */
const body = `
\\begin{header}
  \\name{Rosa Example}
  \\headline{Engineer of many things}
  \\email{rosa@example.org}
  \\phone{+1 (555) 010-0100}
  \\location{Springfield}
  \\website{https://rosa.example.org/work}
\\end{header}

\\section{Summary}
${'Builds what people need, measures it, and leaves it in better order than it was found. '.repeat(4)}

\\section{Experience}
${entry.repeat(4)}
\\section{Education}
\\entry{BSc in Mathematics}{University of Springfield}{Springfield}{2012 -- 2016}

\\section{Projects}
\\shortentry{\\link[A project]{https://example.org/project}}{For everybody}{2020}

\\section{Skills}
\\skills[Languages]{TypeScript, C, Rust, Haskell, French, German}
\\skills[Tools]{Git, Linux, Postgres, LaTeX, a pencil}
\\end{document}
`

/** As `startFenceProcess`; a process that has read no user's text is ready only once it has set one. */
export function startWarmedUpProcess(options: WarmProcessOptions): WarmProcess {
  const warmProcess = startFenceProcess(options)
  if (!isShareable(options)) return warmProcess
  const rest = Buffer.from(options.prefix.length === 0 ? beginning + body : body)
  // With an error: an undefined colour, say. The user who requested it gets the same error, as quickly.
  const warmUp = async () =>
    [0, 1].includes((await warmProcess.run({ rest, signal: AbortSignal.timeout(warmUpMs) }))?.code ?? -1)
  return { ...warmProcess, ready: warmProcess.ready.then((isReady) => isReady && warmUp()) }
}
