// Wishes about how the page looks.
import type { LookWish } from '../commands/command.ts'
import { sets, type Asked, type WishIntent, type Outcome } from './intent.ts'

const look = (...wishes: LookWish[]): Outcome => ({ command: { kind: 'look', wishes } })

/** "Too small" wishes for more, "smaller" for less. */
function direction({ message, has }: Asked): 1 | -1 {
  if (has('unreadable') || /\btiny\b/i.test(message)) return 1
  if (/\b(?:huge|massive|enormous)\b/i.test(message)) return -1
  return has('bigger') === has('too') ? -1 : 1
}
const isBare = ({ message }: Asked) => message.split(/\s+/).length <= 14

export const lookIntents: readonly WishIntent[] = [
  {
    concepts: sets('text bigger, text smaller, size bigger, size smaller, unreadable hard'),
    answer: (asked) => (isBare(asked) ? look({ option: 'size', by: direction(asked) }) : null),
  },
  {
    concepts: sets('margin bigger, margin smaller, margin space, margin crowded, margin too'),
    answer: (asked) => {
      if (asked.has('bigger') !== asked.has('smaller')) return look({ option: 'margin', by: direction(asked) })
      return look({ option: 'margin', by: asked.has('space') && asked.has('too') ? -1 : 1 })
    },
  },
  {
    concepts: sets(
      'crowded look, crowded resume, crowded page, crowded too, space bullet, space section, space text, space add, space less',
    ),
    answer: ({ has, message }) => {
      if (/\bneed (?:the |more )?(?:space|room)\b/i.test(message)) return null
      const isLess =
        has('less') || has('smaller') || (!has('crowded') && (has('too') || has('remove') || has('shorten')))
      return look({ option: 'density', value: isLess ? 'tight' : 'airy' })
    },
  },
  {
    concepts: sets('look modern, look change, look improve, resume modern, look too'),
    answer: ({ has }) =>
      has('dark') || has('colour')
        ? null
        : has('plain') && !has('too')
          ? look({ option: 'theme', value: 'classic' })
          : look({ option: 'theme', value: 'modern' }),
  },
  { concepts: sets('look plain, plain too, resume plain'), answer: () => look({ option: 'theme', value: 'classic' }) },
  {
    concepts: sets('dark colour, colour remove, dark download, dark resume, dark plain, dark too'),
    answer: ({ has }) =>
      look(
        { option: 'accent', value: 'black' },
        ...(has('plain') ? [{ option: 'theme', value: 'classic' } as const] : []),
      ),
  },
  {
    concepts: sets('colour add, colour section, colour resume, colour change, colour know'),
    answer: () =>
      'Which colour? Say “make it navy”, or blue, teal, forest, olive, rust, burgundy, plum, slate or black, or a code such as #7a1f2b. The headings, the links and the rules of the page take it.',
  },
  {
    concepts: sets(
      'bold job, bold text, bold section, bold date, bold keyword, bold name, bold add, bold skill, bold achievement',
    ),
    answer: () =>
      'What is bold, italic or underlined is decided by the theme, so that every entry looks alike: I can’t set it by a sentence. Try “use the modern theme” or “use the classic theme”, which stress different things. For a single word write \\textbf{word} in the LaTeX view; I would keep that rare.',
  },
  {
    concepts: sets('centre name, centre contact, name bigger, centre text, centre page, centre look'),
    answer: () =>
      'Where and how large your name and your contact data stand is decided by the theme: I can’t move them alone. Try “use the classic theme”, which centres them, “use the modern theme” or “use the sidebar theme”; Look, above the text, shows each with your own page.',
  },
  {
    concepts: sets('icon add, icon contact, icon linkedin, icon change, icon resume'),
    answer: () =>
      'I can’t add icons or codes: programs that read applications take them for letters. Links such as LinkedIn are clickable as they are; say “my LinkedIn is linkedin.com/in/…” to add one.',
  },
  {
    concepts: sets(
      'rule section, rule add, rule remove, mark bullet, capitals section, capitals change, capitals resume',
    ),
    answer: () =>
      'Lines, marks of bullets and capitals of headings come with the theme: I can’t set them alone. Under Look, above the text, each theme is shown with your own page; say “use the compact theme” or another to try one. The words of a heading can be changed: “rename Experience to …”.',
  },
  {
    concepts: sets('page number, page name second, page contact second'),
    answer: () =>
      'A resume of several pages has your name and the page’s number at the foot of each by itself. I can’t set that otherwise by a sentence: it is \\pagestyle in the LaTeX view.',
  },
  {
    concepts: sets('unhappy column, column add, column change, column look, column resume, column skill, column page'),
    answer: ({ message, has }) =>
      has('unhappy') || /\b(?:one|1|single|no|without|only)\b/i.test(message)
        ? look({ option: 'theme', value: 'classic' })
        : look({ option: 'theme', value: 'sidebar' }),
  },
]
