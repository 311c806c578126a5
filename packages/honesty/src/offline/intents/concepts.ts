// What the words of a message are about, in whatever order and form they stand: the concepts of everyday wishes. A
// phrase of several words is written with underscores.
import { stem } from '../../guard/text/words.ts'
import { fold } from '../edits/find-places.ts'

const lexicon = {
  // What is done.
  add: 'add include insert append put mention list attach need want missing forgot write',
  remove:
    'remove delete drop cut erase scrap ditch rid bin omit exclude lose strip without off dont_want dont_need no_longer leave_out take_out get_rid',
  change: 'change update edit modify alter adjust switch swap replace correct set fix wrong rename different',
  write: 'write draft compose create generate make produce give prepare build invent',
  improve:
    'improve better enhance upgrade polish optimise optimize strengthen stronger fix perfect best shine stand_out amazing awesome impressive',
  move: 'move reorder order sort rearrange above below higher lower',
  rewrite: 'rewrite rephrase reword reworded rewording rewritten paraphrase expand elaborate describe differently',
  weak: 'weak weakest worst weaker poorest poor strongest',
  shorten: 'short shorter shorten concise trim condense brief wordy long longwinded',
  merge: 'merge combine join together unite as_one into_one in_one',
  split: 'split separate divide apart into_two in_two into_three',
  hide: 'hide hidden temporarily this_time turn_off keep_for_later not_show dont_show',
  check: 'check review feedback rate judge opinion think assess evaluate critique honest look_over going_over',
  know: 'what which why how when where who should',
  can: 'can could possible able',
  // What it is about.
  resume: 'resume cv curriculum vitae document it everything whole',
  text: 'text print letters font fonts typeface lettering characters',
  size: 'size sizes points pt',
  bigger: 'big bigger larger large increase enlarge huge massive wide wider',
  smaller: 'small smaller tiny decrease reduce shrink narrow narrower',
  less: 'less fewer',
  unreadable: 'read readable legible squint',
  hard: 'barely hardly hard difficult cant cannot glasses magnifying strain',
  too: 'too',
  margin: 'margin margins border borders edge edges sides',
  space: 'space spacing spaces gap gaps whitespace room air',
  crowded: 'crowded crammed cramped squeezed squashed dense busy cluttered breathing tight packed',
  look: 'look looks looking design layout template style styling theme appearance format formatting visually',
  modern:
    'modern fresh cool cooler nice nicer pretty prettier boring outdated old-fashioned old_fashioned stylish sleek ugly trendy creative bland',
  plain: 'plain simple simpler traditional classic frills fancy sober conservative clean minimal',
  colour: 'color colour colors colours colored coloured colorful colourful',
  dark: 'black monochrome black_and_white greyscale grayscale',
  bold: 'bold bolder italic italics underline underlined highlight emphasise emphasize',
  centre: 'center centre centered centred middle align left right aligned justify justified',
  icon: 'icon icons symbol symbols logo logos emoji emojis qr',
  rule: 'rule rules divider separator horizontal',
  mark: 'dash dashes symbol arrows arrow checkmark squares dots',
  capitals: 'caps capital capitals uppercase lowercase capitalize capitalise capitalized',
  page: 'page pages',
  number:
    'number numbers metric metrics figure figures quantify percentage percentages kpi measurable statistics stats numeric',
  column: 'column columns sidebar',
  summary: 'summary profile about_me intro introduction bio objective statement paragraph blurb',
  bullet: 'bullet bullets line lines sentence sentences points description descriptions duties',
  job: 'job jobs role roles position positions employment post experience work internship freelance military',
  school:
    'school degree university college diploma masters bachelors graduated education studies course courses training phd',
  project: 'project projects app portfolio thesis website',
  skill: 'skill skills strengths competencies',
  section: 'section sections heading headings part area',
  certificate: 'certificate certification certifications licence license exam course training',
  achievement: 'achievement achievements results result accomplishments impact success successes',
  tone: 'robotic robot human arrogant confident formal informal humble casual friendly tone buzzwords jargon cheesy cringe cliche pompous simple easier ai chatgpt',
  person: 'pronoun pronouns i_and_my first_person me_and_my',
  stop: 'full_stop full_stops period periods dot dots punctuation',
  end: 'end ends ending finish',
  tense: 'tense tenses past present',
  british: 'british american uk us english spelling',
  empty: 'empty short little blank thin sparse bare enough half',
  // Other documents.
  interview: 'interview interviews',
  question: 'question questions ask asked answer prepare practice practise',
  letter: 'letter letters cover motivation covering',
  thanks_note: 'thank_you_note thank_you_email thank_you_letter follow_up followup thank-you',
  linkedin: 'linkedin',
  headline: 'headline tagline',
  email_text: 'email message recruiter hiring resignation',
  // Around the resume.
  find: 'find search suit apply application applying vacancies openings hire hired',
  posting: 'posting advert ad listing vacancy job_description jd job_ad this_job',
  tailor: 'tailor match matches customise customize target adapt fit_it fit_this fits_it fit_the_job for_this_one',
  keyword: 'keyword keywords ats robots scanner filters algorithm parse',
  download:
    'download export pdf docx printed printing file share link save_as word_file word_version word_document as_word in_word to_word',
  save: 'save saved saving autosave',
  copy: 'copy copies version versions duplicate second two_resumes another_resume',
  history: 'yesterday history earlier restore revert undo undone lost previous',
  upload: 'upload import imported old_resume old_cv',
  money: 'cost costs price pay paid free credits credit refund subscription cancel expensive charge charged',
  privacy:
    'privacy data safe kept_private be_private secure gdpr stored store delete_account sell sent_anywhere who_sees who_can_see chatgpt openai',
  rejected:
    'rejected rejection rejections callbacks callback replies not_getting any_interviews no_interviews never_hear',
  error: 'error errors compile broken blank red_line not_working doesnt_work not_updating latex',
  underlined: 'underlined squiggle squiggly dotted wavy underline',
  group: 'group groups categories category levels level bars stars percent rating grouped',
  suggest: 'suggest recommend suggestions ideas propose demand',
  available:
    'relocate relocation remote travel available availability immediately notice visa permit sponsorship driving licence license',
  personal: 'birth birthday birthdate dob nationality marital married age gender religion hobbies_and_age pronouns',
  name: 'name surname nickname middle_name',
  second: 'second another two whatsapp',
  contact: 'phone email contact details address',
  date: 'date dates month months year years',
  left: 'left quit resigned anymore ended laid_off contract_ended stopped',
  sum: 'add_up adds_up how_many_years',
  device: 'laptop computer tablet ipad device browser login log_in',
  helper: 'daughter son friend wife husband sister brother mother father mum dad someone somebody',
  open: 'open access log_in login sign_in see work_on',
  hello: 'hello hi hey morning help',
  thanks: 'thanks thank perfect great lovely love nice good',
  unhappy: 'not_what worse hate dont_like didnt_ask thats_wrong',
} as const
export type Concept = keyof typeof lexicon

const single = new Map<string, Concept[]>()
const phrases: (readonly [string, Concept])[] = []
for (const [concept, words] of Object.entries(lexicon) as [Concept, string][])
  for (const word of words.split(' ')) {
    if (word.includes('_')) phrases.push([` ${word.replaceAll('_', ' ')} `, concept])
    else single.set(stem(word), [...(single.get(stem(word)) ?? []), concept])
  }

const maxWords = 80

/** The concepts that a message has, and how many words there are that have none. */
export function conceptsOf(message: string): ReadonlySet<Concept> {
  const words = (
    fold(message)
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}+#]+(?:-[\p{L}]+)*/gu) ?? []
  ).slice(0, maxWords)
  const text = ` ${words.join(' ')} `
  return new Set([
    ...words.flatMap((word) => single.get(stem(word)) ?? []),
    ...phrases.flatMap(([phrase, concept]) => (text.includes(phrase) ? [concept] : [])),
  ])
}
