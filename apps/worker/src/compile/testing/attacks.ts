// Documents that attack the machine, or the next document. Each is what stands between \begin{document} and its end.

export interface Attack {
  title: string
  /** `path` is a world-readable file, `folder` its folder. */
  body: (path: string, folder: string) => string
  /** Whether it succeeds without a sandbox, with TeX's own settings as strict as they get. */
  leaks?: true
}

/** Runs until it is stopped, or may: it is stopped sooner in tests, for there are many of them. */
export const isEndless = (attack: Attack): boolean => floods.includes(attack) || attack.title === parDoesNothing

/** TeX ends a paragraph until it is ended. */
const parDoesNothing = 'what macros know'
const show = '\\message{\\meaning\\x}\\texttt{\\detokenize\\expandafter{\\x}}'
const opened = (name: string) => `\\newread\\f \\openin\\f=${name} \\ifeof\\f nothing\\else\\read\\f to\\x ${show}\\fi`
const shown = (tokens: string) => `\\edef\\x{${tokens}}${show}`
const at = (title: string, body: Attack['body'], leaks?: true): Attack => ({ title, body, ...(leaks && { leaks }) })

/** Ways to read a file that the document names. */
export const reads: readonly Attack[] = [
  at('\\input', (path) => `\\input{${path}}`),
  at('\\input without braces', (path) => `\\makeatletter\\@@input ${path} `),
  at('\\input by its characters’ codes', (path) => `\\in^^70ut{${path}}`),
  at('\\input by its name', (path) => `\\csname input\\endcsname{${path}}`),
  at('\\pdfprimitive\\input', (path) => `\\pdfprimitive\\input ${path} `),
  at('\\include', (path) => `\\include{${path}}`),
  at('\\InputIfFileExists', (path) => `\\InputIfFileExists{${path}}{found}{none}`),
  at(
    '\\verbatiminput',
    (path) =>
      `\\makeatletter\\begingroup\\let\\do\\@makeother\\dospecials\\catcode\`\\|=0 \\catcode\`\\{=1 \\catcode\`\\}=2 |input{${path}}|endgroup`,
  ),
  at('\\openin', (path) => opened(path)),
  at('\\openin of a quoted name', (path) => opened(`"${path}"`)),
  at(
    '\\readline',
    (path) => `\\newread\\f\\openin\\f=$SELFAUTOPARENT${path} \\ifeof\\f\\else\\readline\\f to\\x ${show}\\fi`,
    true,
  ),
  at('\\openin from the root by a variable', (path) => opened(`$SELFAUTOPARENT${path}`), true),
  at('\\openin from the root by a variable in braces', (path) => opened(`\${SELFAUTOPARENT}${path}`), true),
  at('\\openin by a way up', (path) => opened(`../../../../../..${path}`)),
  at('\\openin by a variable and a way up', (path) => opened(`$SELFAUTODIR/../../../..${path}`)),
  at('\\openin of a list of names', (path) => opened(`{nothing,${path}}`)),
  at('\\openin in somebody’s home', () => opened('~root/.profile')),
  at('\\input of a variable', (path) => `\\input{$SELFAUTOPARENT${path}}`, true),
  at('\\IfFileExists with a variable', (path) => `\\IfFileExists{$SELFAUTOPARENT${path}}{\\message{FOUND[it]}}{no}`),
  at(
    '\\pdfobj of a file',
    (path) => `\\pdfcompresslevel=0 \\immediate\\pdfobj stream file{${path}}\\pdfrefobj\\pdflastobj x`,
    true,
  ),
  at(
    '\\pdfobj of a file, compressed',
    (path) => `\\pdfcompresslevel=9 \\immediate\\pdfobj stream file{${path}}\\pdfrefobj\\pdflastobj x`,
    true,
  ),
  at(
    '\\pdfobj of a file by a variable',
    (path) => `\\immediate\\pdfobj stream attr{/N 4} file{$SELFAUTOPARENT${path}}\\pdfrefobj\\pdflastobj x`,
    true,
  ),
  at(
    '\\pdfobj of a file that is no stream',
    (path) => `\\immediate\\pdfobj file{${path}}\\pdfrefobj\\pdflastobj x`,
    true,
  ),
  at('\\pdfobj, written late', (path) => `\\pdfobj stream file{${path}}\\pdfrefobj\\pdflastobj x`, true),
  at('\\pdffiledump', (path) => shown(`\\pdffiledump offset 0 length 60{${path}}`)),
  at('\\pdffiledump by a variable', (path) => shown(`\\pdffiledump offset 0 length 60{$SELFAUTOPARENT${path}}`), true),
  at('\\pdfmdfivesum', (path) => shown(`\\pdfmdfivesum file{${path}}`)),
  at('\\pdfmdfivesum by a variable', (path) => shown(`\\pdfmdfivesum file{$SELFAUTOPARENT${path}}`), true),
  at('\\pdffilesize by a variable', (path) => shown(`SIZE[\\pdffilesize{$SELFAUTOPARENT${path}}]`), true),
  at('\\pdffilemoddate', (path) => shown(`DATE[\\pdffilemoddate{$SELFAUTOPARENT${path}}]`)),
  at('a picture', (path) => `\\includegraphics{${path.replace(/txt$/, 'pdf')}}`),
  at(
    'a picture by a variable',
    (path) => `\\pdfximage{$SELFAUTOPARENT${path.replace(/txt$/, 'pdf')}}\\pdfrefximage\\pdflastximage x`,
    true,
  ),
  at('a font', (path) => `\\font\\x=${path} \\x A`),
  at('a font by a variable', (path) => `\\font\\x=$SELFAUTOPARENT${path} \\x A`),
  at('a table of fonts', (path) => `\\pdfmapfile{=$SELFAUTOPARENT${path}}\\font\\x=cmr17 \\x A`),
  at(
    'an encoding',
    (path) => `\\pdfmapline{=cmr17 CMR17 "e ReEncodeFont" <$SELFAUTOPARENT${path} <cmr17.pfb}\\font\\x=cmr17 \\x A`,
  ),
  at('a font’s program', (path) => `\\pdfmapline{=cmr17 CMR17 <$SELFAUTOPARENT${path}}\\font\\x=cmr17 \\x A`),
  at('the process’s environment', () => `\\catcode0=12 ${opened('$SELFAUTOPARENT/proc/self/environ')}`),
  at('the first process’s environment', () => `\\catcode0=12 ${opened('$SELFAUTOPARENT/proc/1/environ')}`),
  at('a variable of the worker’s as a name', () => opened('$CANARY_FILE')),
  at('the list of users', () => opened('$SELFAUTOPARENT/etc/passwd')),
  at('the worker’s own files', () => opened(`$SELFAUTOPARENT${import.meta.filename}`), true),
  at(
    'the process’s open files',
    () => `${opened('$SELFAUTOPARENT/proc/self/fd/3')}\\openin\\f=$SELFAUTOPARENT/dev/fd/3 `,
  ),
  at('the way by the process’s root', (path) => opened(`$SELFAUTOPARENT/proc/self/root${path}`)),
  at('the folder of other jobs', () => opened('$SELFAUTOPARENT/tmp')),
  at(
    'a job’s own neighbours',
    () => `${opened('../main.tex')}\\openin\\f=$SELFAUTOPARENT/job/main.aux \\pdffiledump length 9{../main.log}`,
  ),
]

/** Ways to start something. */
export const programs: readonly Attack[] = [
  at('\\write18', (path) => `\\immediate\\write18{cp ${path} stolen.tex}\\InputIfFileExists{stolen}{}{}x`),
  at('\\write18 when a page is done', (path) => `\\write18{cat ${path} >> main.log}x`),
  at('a pipe', (path) => `\\input{|"cat ${path}"}`),
  at('a pipe that is opened', (path) => opened(`"|cat ${path}"`)),
  at('kpsewhich in a pipe', () => `\\input{|"kpsewhich -expand-var $CANARY_FILE"}`),
  at(
    'a pipe that is written to',
    (_, folder) => `\\newwrite\\w\\immediate\\openout\\w="|tee ${folder}/pipe" \\immediate\\write\\w{x}x`,
  ),
  at('Lua', (path) => `\\directlua{tex.print(io.open("${path}"):read())}x`),
  at('a program that makes fonts', () => '\\font\\x=ecrm1234 \\x A \\font\\y=nosuchfont600 \\y B'),
]

const writing = (name: string) =>
  `\\newwrite\\w\\immediate\\openout\\w=${name} \\immediate\\write\\w{POISON \\string\\nonsense}`
/** Ways to leave something behind: outside, or for the next document. */
export const writes: readonly Attack[] = [
  at('a file of the machine', (_, folder) => `${writing(`${folder}/written.txt`)}x`),
  at('a file by a variable', (_, folder) => `${writing(`$SELFAUTOPARENT${folder}/written.txt`)}x`),
  at('a file by a way up', (_, folder) => `${writing(`../../../../..${folder}/written.txt`)}x`),
  at('a hidden file', () => `${writing('.bashrc')}x`),
  at(
    'a file of the warm process itself',
    () => `${writing('../main.tex')}\\immediate\\openout\\w=../run.tex \\immediate\\openout\\w=../main.aux x`,
  ),
  ...[
    'main.tex',
    'main.log',
    'main.aux',
    'main.pdf',
    'main.out',
    'main.synctex',
    'article.cls',
    'resume.cls',
    'size10.clo',
    'texmf.cnf',
    'pdftex.map',
    'cmr10.tfm',
    'fence.so',
    'run',
  ].map((name) => at(`its own ${name}`, () => `${writing(name)}\\immediate\\closeout\\w x`)),
  at(
    parDoesNothing,
    () =>
      '\\global\\def\\section{POISON}\\gdef\\textbf#1{POISON}\\global\\let\\par\\relax\\gdef\\enddocument{\\csname @@end\\endcsname}x',
  ),
  at(
    'what fonts and boxes know',
    () =>
      '\\global\\fontdimen2\\font=50pt \\global\\hyphenchar\\font=-1 \\global\\setbox9\\hbox{POISON}\\global\\count1=7 \\global\\catcode`a=13 x',
  ),
]

/** Ways to use up time, memory, disk or paper. */
export const floods: readonly Attack[] = [
  at('a loop', () => '\\loop\\iftrue\\repeat'),
  at('a macro that calls itself', () => '\\def\\x{\\x}\\x'),
  at('a loop that looks at the clock', () => '\\loop\\ifnum\\csname pdfelapsedtime\\endcsname<2147483000 \\repeat'),
  at('a text that grows', () => '\\def\\a{xxxxxxxxxx}\\loop\\edef\\a{\\a\\a}\\iftrue\\repeat'),
  at('boxes in boxes', () => '\\setbox0\\hbox{x}\\loop\\setbox0\\hbox{\\copy0 \\copy0}\\iftrue\\repeat'),
  at(
    'names without end',
    () =>
      '\\count1=0 \\loop\\expandafter\\def\\csname n\\the\\count1\\endcsname{x}\\advance\\count1 by1 \\iftrue\\repeat',
  ),
  at(
    'fonts without end',
    () => '\\count1=1 \\loop\\font\\x=cmr10 at \\the\\count1 sp\\advance\\count1 by1 \\iftrue\\repeat',
  ),
  at('messages without end', () => '\\def\\x{\\message{AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA}\\x}\\x'),
  at('errors without end', () => '\\scrollmode\\def\\x{\\errmessage{E}\\x}\\x'),
  at('all that TeX does, told', () => '\\tracingall\\loop\\iftrue\\repeat'),
  at('pages without end', () => '\\def\\x{\\shipout\\hbox{a}\\x}\\x'),
  at(
    'a file without end',
    () =>
      '\\newwrite\\w\\immediate\\openout\\w=a.txt \\loop\\immediate\\write\\w{\\number\\maxdimen\\number\\maxdimen\\number\\maxdimen}\\iftrue\\repeat',
  ),
  at(
    'files without end',
    () =>
      '\\newwrite\\w\\count1=1 \\loop\\immediate\\openout\\w=f\\the\\count1 \\immediate\\write\\w{x}\\advance\\count1 by1 \\iftrue\\repeat',
  ),
  at(
    'objects without end',
    () =>
      '\\def\\q{AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA}\\edef\\q{\\q\\q\\q\\q\\q\\q\\q\\q}\\def\\x{\\immediate\\pdfobj stream{\\q}\\x}\\x',
  ),
  at(
    'a device without end',
    () => '\\newread\\f\\openin\\f=$SELFAUTOPARENT/dev/zero \\read\\f to\\x\\immediate\\pdfobj stream file{/dev/zero}x',
  ),
  at('groups in groups', () => '\\def\\x{\\begingroup\\x}\\x'),
  at('a question to the terminal', () => '\\errorstopmode\\undefined x'),
  at('reading from the terminal', () => '\\read16 to\\x\\read-1 to\\y x'),
  at('a terminal that is asked to go on', () => '\\errorstopmode\\show\\x\\showthe\\count1 \\batchmode x'),
]

/** What works in a preamble, or on the first line, as well. */
export const firstLines: readonly [title: string, line: string][] = [
  ['another format', '%&latex'],
  ['programs allowed', '%&pdflatex -shell-escape'],
  ['a table of characters', '%&pdflatex -translate-file=cp227.tcx'],
]

export const attacks: readonly Attack[] = [...reads, ...programs, ...writes, ...floods]
