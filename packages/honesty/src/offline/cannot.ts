// What the rules can't do, said plainly, with what they can do instead.
import type { Impossible } from './commands/command.ts'
import { fold, sectionsOf } from './edits/find-places.ts'
import { addition } from './intents/hints.ts'

const plain: Readonly<Record<Exclude<Impossible, 'rewrite' | 'which_job'>, string>> = {
  undo: 'I can’t undo. Reject the proposal, or take an earlier version from the history.',
  section:
    'I can’t add a section. Add it in the form or in the source; I can then move and rename it, and add bullets to its entries.',
  translate:
    'I can’t translate: I work by fixed rules. On the dashboard, open this resume’s menu and make a tailored copy in the other language: its headings and dates follow that language, and you write its lines in the form beside the original.',
  language:
    'I understand only English: I work by fixed rules. Try “add Docker to my skills” or “tailor it to the job”. For a version in another language make a copy: on the dashboard, this resume’s menu has “Tailor a copy for a job”, with the language to choose.',
  cover_letter:
    'I can’t write a cover letter here: this chat changes the resume. Press “Letters & notes” above for a draft made of your resume’s own lines, free. To bring forward what the job asks for, say “tailor it to the job”.',
  summary:
    'I can’t write or improve a summary: I work by fixed rules and don’t write new sentences. Write it in the form or in the source. I can change single words: say replace "old words" by "new words".',
  photo:
    'I can’t add pictures from here. A photo is added in the form view, under Photo, and Sidebar and European show it; software that sorts applications can’t read it. Links belong in the form.',
  entry:
    'I can’t add a job, a school, a project or a language. Add it in the form or in the source; I can then add bullets to it, move and rename.',
  link: 'I can’t add a link. Add it in the form, or in the source at the top of your resume.',
  words: 'Put your own words in the place of “…”: I make up none.',
}

/** `message`: what was asked, where a line of the resume may be meant. */
export function cannotSentence(what: Impossible, latex: string, message = ''): string {
  if (what === 'which_job') return `To which job? Say: “${addition(latex) ?? 'add a bullet to <job>: …'}”.`
  if (what !== 'rewrite') return plain[what]
  const bullets = sectionsOf(latex).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
  const meant = new Set(fold(message).match(/\p{L}{5,30}/gu) ?? [])
  const bullet =
    bullets.find(({ text }) =>
      fold(text)
        .match(/\p{L}{5,30}/gu)
        ?.some((word) => meant.has(word)),
    ) ?? bullets[0]
  const example = bullet ? bullet.text.replaceAll(/["“”]/g, '').split(/\s+/).slice(0, 4).join(' ') : 'old words'
  return `I can’t put a line into other words: I work by fixed rules, and the words must be yours. Tell me them: replace "${example}" by "…".`
}
