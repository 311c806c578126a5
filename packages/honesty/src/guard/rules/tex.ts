// What TeX a proposal may bring: text and the page's measures. Commands that read, write, define or hide are the
// accepted document's alone.
import { commentMark, maskLatex } from '@galley/resume/outline/mask-latex'
import { plainText } from '@galley/resume/outline/plain-text'
import { splitDocument } from '@galley/resume/outline/split-document'
import { provenWords } from '../case/said-facts.ts'
import type { GuardInput, Violation } from '../case/verdict.ts'
import { documentViolation } from '../case/violation.ts'
import { canonical } from '../text/words.ts'

const denied = new RegExp(
  `^(?:write|immediate|input|include|includeonly|openin|openout|read|readline|closein|closeout|csname|endcsname|catcode|lccode|uccode|mathcode|
  scantokens|special|directlua|latelua|luaexec|luadirect|includegraphics|includepdf|def|edef|gdef|xdef|let|futurelet|newcommand|renewcommand|
  providecommand|DeclareRobustCommand|newenvironment|renewenvironment|newread|newwrite|expandafter|aftergroup|afterassignment|everypar|everyjob|
  output|shipout|loop|repeat|verbatiminput|lstinputlisting|inputminted|InputIfFileExists|IfFileExists|file|filecontents|url@|string|meaning|
  jobname|romannumeral|uppercase|lowercase|makeatletter|makeatother|AtBeginDocument|AtEndDocument|AddToHook|ShellEscape|usepackage|RequirePackage|
  documentclass|hypersetup|href@|Acrobatmenu|attachfile|embedfile|movie|media|pdf\\w*|lua\\w*|xe\\w*|tl_\\w*|ExplSyntaxOn|NewDocumentCommand|
  RenewDocumentCommand|newtoks|newcount|advance|csuse|@@input|phantom|hphantom|vphantom|endinput|batchmode|errmessage|typeout|message|
  font|hoffset|voffset|rotatebox|transparent|ocg\\w*)$`.replace(/\s+/g, ''),
)
/** Packages that set type or draw, and reach no file. */
const packages = new Set(
  `inputenc fontenc lmodern geometry enumitem hyperref xcolor color titlesec parskip microtype multicol array tabularx tabulary booktabs ragged2e
  setspace fullpage fancyhdr latexsym marvosym fontawesome fontawesome5 babel amsmath amssymb textcomp url xurl calc changepage paracol
  charter helvet times mathptmx palatino newtxtext tgheros tgpagella tgtermes cmap glyphtounicode soul ulem relsize needspace etoolbox`.split(
    /\s+/,
  ),
)
const calls = /\\([A-Za-z@]+)\*?(?:\s{0,9}(?:\[[^\]]{0,400}\]|\{[^{}]{0,400}\})){0,12}/g
/** Environments that write files, run programs, or lay text over text. */
const deniedEnvironment =
  /^\\begin\s*\{(?:filecontents|lua|asy|python|minted|lstlisting|textblock|picture|lrbox|comment|Form)/

export function judgeTex({ accepted, proposed, form, said, jobDescription }: GuardInput): Violation[] {
  const before = splitDocument(accepted.latex)
  const after = splitDocument(proposed.latex)
  const known = new Set(callsOf(accepted.latex))
  const fresh = callsOf(after.body + after.rest).filter(
    (call) => !known.has(call) && (denied.test(nameOf(call)) || deniedEnvironment.test(call)),
  )
  const notation = /\^\^/.test(maskLatex(proposed.latex)) && !/\^\^/.test(accepted.latex) ? ['^^'] : []
  const isWhole = (after.preamble !== '') === (before.preamble !== '') && (after.rest !== '') === (before.rest !== '')
  const shape = isWhole ? [] : [documentViolation('form', 'not one whole document')]
  const words = ` ${canonical([plainText(before.body), before.preamble, JSON.stringify(form), ...provenWords(said, jobDescription)].join(' '))} `
  return [
    ...shape,
    ...[...fresh, ...notation, ...preambleChanges(before.preamble, after.preamble, words)].map((call) =>
      documentViolation('tex', call),
    ),
  ]
}

const callsOf = (latex: string) => Array.from(maskLatex(latex).matchAll(calls), ([call]) => call.trim())
const nameOf = (call: string) => /^\\([A-Za-z@]+)/.exec(call)?.[1] ?? ''

/** The preamble is the template's; measures, options and packages of the list may change in it. */
function preambleChanges(before: string, after: string, words: string): string[] {
  const strange = packagesOf(after).filter((name) => !packages.has(name) && !packagesOf(before).includes(name))
  const isSame = fixedPart(withoutGone(before, after)) === fixedPart(withoutKnown(before, after, words))
  return [...strange.map((name) => `\\usepackage{${name}}`), ...(isSame ? [] : ['the preamble was changed'])]
}

const usePackage = /\\usepackage\s*(?:\[[^\]\\]{0,400}\])?\s*\{([^}]{0,400})\}/g
const packagesOf = (preamble: string) =>
  Array.from(maskLatex(preamble).matchAll(usePackage), ([, names = '']) => names.split(',')).flatMap((names) =>
    names.map((name) => name.trim()),
  )

/**
 * What moderncv's preamble says about a person: a new line of it may say what is known, and the address rule sees where
 * it leads.
 */
const personal =
  /\\(?:title|address|homepage|social|extrainfo|quote|born)\s*(?:\[[^\]\\]{0,40}\])?(?:\s*\{[^{}\\]{0,200}\}){1,3}/g

const withoutKnown = (before: string, after: string, words: string) =>
  after.replace(personal, (call) => {
    const parts = Array.from(call.matchAll(/\{([^{}]*)\}/g), ([, part = '']) => canonical(part)).filter(
      (part) => part !== '',
    )
    return !before.includes(call) && parts.every((part) => words.includes(` ${part} `)) ? '' : call
  })

const withoutGone = (before: string, after: string) =>
  before.replace(personal, (call) => (after.includes(call) ? call : ''))

/** A new name for a colour; what it hides, the page shows. Pale ones are not defined. */
const colour =
  /\\definecolor\s*\{[a-zA-Z]*\}\s*\{HTML\}\s*\{(?=[^}]*[0-9A-Ba-b])[0-9A-Ba-b][\dA-Fa-f][0-9A-Ba-b][\dA-Fa-f][0-9A-Ba-b][\dA-Fa-f]\}/g

function fixedPart(preamble: string): string {
  return maskLatex(preamble)
    .replace(usePackage, '')
    .replace(/\\documentclass\s*\[[^\]\\]*\]/g, '\\documentclass')
    .replace(
      /\\(?:geometry|newgeometry|setlist|linespread|setstretch|pagestyle|moderncvcolor|moderncvstyle|moderncvtheme)\s*(?:\[[^\]\\]*\])?\s*\{[^{}\\]*\}/g,
      '',
    )
    .replace(
      /\\(?:setlength|addtolength)\s*\{?\\(?:parskip|parindent|itemsep|topsep|tabcolsep|textheight|textwidth|topmargin|oddsidemargin)\}?\s*\{[^{}]*\}/g,
      '',
    )
    .replace(colour, '')
    .replaceAll(commentMark, '')
    .replace(/\s+/g, '')
}
