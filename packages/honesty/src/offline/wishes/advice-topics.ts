// What people ask about resumes, and what is usually advised: general, short, and with the resume's own facts where
// they matter. Nothing is changed by advice.
import { entriesOf, sectionsOf, titleOf } from '../edits/find-places.ts'
import { interviewQuestions, linkedInProfile } from './other-texts.ts'
import { fieldOf } from '../edits/header-fields.ts'
import { entryMeant, sectionOf } from './named-places.ts'
import { telling, unitMeant, unitsOf } from '../edits/text-units.ts'

export type Topic = readonly [about: RegExp, say: (latex: string, message: string) => string | null]

const yearsIn = (text: string) => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)

/** The job that ended first. */
function oldestJob(latex: string): { title: string; year: number } | null {
  const jobs = entriesOf(latex).flatMap(({ section, entry }) => {
    const year = Math.max(...yearsIn((entry.args ?? []).join(' ')))
    return section.kind === 'experience' && Number.isFinite(year) ? [{ title: titleOf(entry), year }] : []
  })
  return jobs.toSorted((a, b) => a.year - b.year)[0] ?? null
}

/** Employers that two entries and more name. */
function sameEmployer(latex: string): string | null {
  const names = entriesOf(latex).flatMap(({ section, entry }) =>
    section.kind === 'experience' ? [entry.args?.[1] ?? ''] : [],
  )
  return names.find((name, index) => name !== '' && names.indexOf(name) !== index) ?? null
}

export const topics: readonly Topic[] = [
  [
    /\b(?:call|name|save)\b[^.?!]{0,20}\bfile\b|\bfile ?names?\b/i,
    (latex) => {
      const own = (field: string) =>
        (fieldOf(latex, field) ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
      const [name, headline] = [own('name') || 'First-Last', own('headline')]
      return `Your name, the kind of work and “Resume” or “CV”, with hyphens, as a PDF: “${[name, headline, 'Resume'].filter(Boolean).join('-')}.pdf”. No “final”, “new” or version numbers: people who hire see them. “Download” above saves the PDF.`
    },
  ],
  [
    /\blinked ?in\b.*\b(?:about|headline|summary|section|bio|profile text)\b|\b(?:about|headline|summary|bio)\b.*\blinked ?in\b/i,
    () => linkedInProfile,
  ],
  [
    /\bquestions?\b[^.?!]{0,20}\b(?:will|would|might|could|do) (?:they|he|she|you|people) ask\b|\b(?:they|he|she)(?:'ll| will| would| might) ask(?: me)?\b/i,
    () => interviewQuestions,
  ],
  [
    /\bdo (?:i|we) (?:really |still |actually )?(?:need|have to (?:keep|have|list|show))\b|\b(?:should|can) i (?:still |really )?(?:keep|leave|drop|remove|delete|take out)\b|\bworth keeping\b/i,
    (latex, message) => {
      const found = entryMeant(latex, message, { byName: true })
      if (!found) return null
      const last = Math.max(...yearsIn((found.entry.args ?? []).join(' ')))
      const age = Number.isFinite(last) ? ` It ends in ${last}.` : ''
      return `${titleOf(found.entry)} is a fact of yours, and you decide.${age} Keep it where it shows something that the next job asks for and nothing newer does, or where a gap would open; otherwise it is the first to go. To take it out, say: remove ${titleOf(found.entry)}.`
    },
  ],
  [
    /\bvolunteer(?:ed|ing|s)?\b/i,
    (latex, message) => {
      if (!/\b(?:i|we)(?:'ve)?\b.*\bvolunteer/i.test(message) || /\?/.test(message)) return null
      const section = sectionOf(latex, 'volunteering')
      return `That is worth an entry. I can’t write it by a sentence: press Form above the text, ${section ? `under ${section.heading} “Add”` : 'then “Add section”, Volunteering'}, with your role, the organisation and the dates, and one line on what you did there.`
    },
  ],
  [
    /\bworth (?:mentioning|a mention|keeping|putting|listing|adding|having|it)\b|\b(?:look|sound)s? (?:sad|silly|childish|desperate|cheap|weird|odd|stupid)\b/i,
    (latex, message) => {
      const unit = unitMeant(unitsOf(latex), telling(message))
      return unit
        ? `“${unit.text.length > 70 ? `${unit.text.slice(0, 67)}…` : unit.text}” is a fact of yours, and does no harm: keep it if it shows something that the next job asks for, or if little else is as recent. It is the first to go where room is short: say “remove the line …” with its words.`
        : null
    },
  ],
  [
    /["“'][^"”']{3,60}["”'].{0,30}\b(?:ok|okay|old[- ]?fashioned|outdated|right|correct|stiff|good english|sound)\b/i,
    (_latex, message) => {
      const words = /["“']([^"”']{3,60})["”']/.exec(message)?.[1] ?? ''
      return `It is no mistake, but a plain word mostly reads better: in a resume the title, the employer and the dates say it already. To take it out or put other words there, say: replace "${words}" by "…".`
    },
  ],
  [
    /\bhow (?:far|many years) back\b|\bhow old (?:can|should|may)\b|\btoo old\b.*\bjobs?\b|\bold jobs?\b|\bhow many jobs\b|\b(?:still|keep|keeping|showing|show|leave)\b.*\bjobs?\b.*\b(?:age|old|years)\b|\b(?:age|years old|too old)\b.*\b(?:show|showing|keep|leave|list)\w*\b.*\b(?:job|post|school|degree|certificate)\b/is,
    (latex) => {
      const oldest = oldestJob(latex)
      const own = oldest
        ? ` Yours begin with ${oldest.title}, which ended in ${oldest.year}: if it has nothing to do with the jobs that you go for, it is the first that may go.`
        : ''
      return `Ten to fifteen years are enough, and older jobs only where they matter for the next one.${own} To take one out, say “remove the … job”.`
    },
  ],
  [
    /\b(?:work(?:ing)? out|tell|guess|know|see|find out|hide|give away)\b.{0,40}\b(?:how old|my age)\b/i,
    (latex) => {
      const oldest = oldestJob(latex)
      return `What gives an age away are the years of school and of the first jobs. Take out the years of your education, and jobs that ended more than fifteen years ago${oldest ? ` (yours begin with ${oldest.title}, until ${oldest.year})` : ''}; “over 30 years” in a summary may become “long experience”. Say “remove the … job”, or replace "1991" by "" with the year that is to go.`
    },
  ],
  [
    /\bgpa\b|\bgrade average\b|\bgrades?\b.*\b(?:keep|show|put|leave)\b/i,
    (latex) => {
      const has = /\bGPA\b/i.test(latex)
      return `A GPA helps in the first years after a degree, where it is high (3.5 of 4 or more). After some years of work it may go: your work says more.${has ? ' To take yours out, say “remove GPA”.' : ' There is none on your resume.'}`
    },
  ],
  [
    /\b(?:photo|picture|headshot|selfie)\b/i,
    () =>
      'In the UK, Ireland, the US, Canada and Australia leave a photo off: employers there do not want one, because of the laws against discrimination. In much of continental Europe it is optional and less and less asked for. Programs that read resumes skip pictures. Where you want one, Sidebar and European have a place for it: add it in the form view, under Photo.',
  ],
  [
    /\b(?:b-?day|birth ?(?:day|date)|date of birth|dob|how old i am|my age|marital|(?:that|if|whether|say|mention|put|list|am|i'm) (?:i am |i'm )?married|nationality|religion|gender|(?:my|our|have|many|mention|list) (?:kids|children)|children on)\b/i,
    (latex) => {
      const unit = unitsOf(latex).find(({ text }) => /\b(?:born|birth|dob|married|marital|nationality)\b/i.test(text))
      const own = unit
        ? ` Yours says “${unit.text.slice(0, 60)}”: to take it out, say “remove the line ${unit.text.split(' ').slice(0, 3).join(' ')}”.`
        : ''
      return `No: date of birth, age, family and nationality do not belong in an application in the UK, the US and most of Europe, and may count against you. A right to work is worth a line where it is asked for.${own}`
    },
  ],
  [
    /\b(?:closed|shut|sold|failed|went bust|bankrupt\w*)\b.*\b(?:shop|business|company|salon|restaurant|studio|firm)\b|\b(?:shop|business|company|salon|restaurant|studio|firm)\b.*\b(?:closed|shut|sold|failed)\b/i,
    () =>
      'It does not look bad: running a business is an achievement, and that it ended needs no reason on paper. Give it its dates like any job, and say in numbers what you ran: people, customers, turnover, years. In the interview one calm sentence about the end is enough.',
  ],
  [
    /\b(?:fired|sacked|laid off|redundan\w+|let go|dismissed|quit|why i left|reason for leaving)\b/i,
    () =>
      'Reasons for leaving do not belong on a resume. The dates are enough; if you are asked, one honest sentence without blame will do. “Redundancy” or “site closed” may be said where it explains a short time.',
  ],
  [
    /\b(?:two|2|both|three|3|several) (?:jobs|roles|positions|posts)\b.*\b(?:same|one)\b|\bsame (?:company|employer|place)\b|\b(?:two|2|both) (?:jobs|roles|positions) (?:at|with)\b|\bunder one (?:heading|employer)\b/i,
    (latex) => {
      const employer = sameEmployer(latex)
      return `Either is fine. ${employer ? `Two entries at ${employer}` : 'Two entries at one employer'} show that you moved up, so keep both, the newer first, each with its own dates and lines. Where the work was the same, one entry with the newer title and the whole time is shorter.`
    },
  ],
  [
    /\b(?:hobb(?:y|ies)|interests)\b.*\b(?:keep|worth|need|should|ok|good|leave|include|put)\b|\b(?:keep|need|should i (?:put|have|list|include))\b.*\b(?:hobb(?:y|ies)|interests)\b/i,
    (latex) => {
      const section = sectionOf(latex, 'interests')
      return `Hobbies are optional: one line that shows something about you (a team, a skill, a cause) does no harm; they are the first to go where room is short.${section ? ` To take yours out, say “remove the ${section.heading} section”.` : ''}`
    },
  ],
  [
    /\b(?:objective|career goal)\b.*\b(?:need|should|keep|good|lame|old|ok|worth|still|put|says? no)\b|\bsummary or objective\b|\bdo i need (?:a|an) (?:summary|objective|profile)\b/i,
    () =>
      'A summary says what you bring, an objective what you want: employers read the first. Two or three sentences are enough: your trade and years, what you are best at, with one number or certificate that proves it. I can’t write it by rules; say “replace the summary by: …” with your words, and I set it.',
  ],
  [
    /\b(?:salary|pay|wage|rate)\b.*\b(?:put|include|mention|say|expect\w*|should)\b|\bsalary expectations?\b|\bexpected (?:salary|pay|wage|ctc)\b|\b(?:expected )?ctc\b|\bhow much (?:should|do|can|could) i (?:ask|want|say|get|charge)|\bcompet[ei]tive\b/i,
    () =>
      'Leave pay out of the resume. Where a posting asks for it, say a range in the letter or the form, after a look at what the job pays in that place.',
  ],
  [
    /\b(?:how long|how many pages|one page or two|two pages ok|too long|length)\b|\b(?:two|2|one|1|three|3)[- ]pages?\b[^.!]{0,30}\b(?:ok(?:ay)?|fine|alright|good|bad|too much)\b/i,
    (latex) => {
      const jobs = entriesOf(latex).filter(({ section }) => section.kind === 'experience').length
      return `One page up to about ten years of work, two after that; never a third for most trades. You have ${jobs} ${jobs === 1 ? 'job' : 'jobs'} on it. Say “fit it on one page”, and I try the size, the margins and the spacing before anything is cut.`
    },
  ],
  [
    /\b(?:expir\w+|run(?:s)? out|valid (?:until|till|for)|renew)\b/i,
    (latex, message) => {
      const unit = unitMeant(unitsOf(latex), telling(message))
      const entry = entriesOf(latex).find(({ entry }) =>
        telling(message).some((word) => entry.text.toLowerCase().includes(word)),
      )
      const shown = entry ? entry.entry.text : unit?.text
      return `I can’t know that: ${shown ? `your resume says “${shown.slice(0, 70)}” and no more` : 'your resume does not say it'}. Look at the card or ask who issued it; first aid and CPR often run for two or three years, driving and safety cards for up to five. Tell me the date, and I add it.`
    },
  ],
  [
    /\b(?:nhs|uk|british|united kingdom|england|us|usa|american?|canada|canadian|australia\w*|germany|german|swiss|europe\w*|ireland|irish|dubai|gulf)\b.*\b(?:jobs?|employers?|resume|cv|apply|applying|change|style|format)\b/i,
    (_latex, message) =>
      `${/\b(?:nhs|uk|british|england|ireland|irish|australia)/i.test(message) ? 'For the UK and Ireland: British spelling, A4, two pages at most, no photo and no date of birth; registrations with their body and number stand near the top (NMC, HCPC, GMC, SIA), and the NHS asks for its own form, so keep the resume beside it.' : 'Each country has its habits: paper (A4, or Letter in North America), spelling, a photo or none, one page or two.'} Say “use A4 paper” or “use British spelling”, and I set that. Titles, grades and licences of one country are not those of another: say what you hold, and in brackets what it compares to only if you are sure.`,
  ],
  [
    /\bats\b|\b(?:robots?|scanner|applicant tracking|parse[drs]?)\b/i,
    (latex, message) => {
      const odd = sectionsOf(latex).find(
        ({ heading }) => message.toLowerCase().includes(heading.toLowerCase()) && heading.length > 3,
      )
      const other = odd
        ? ` “${odd.heading}” is read less surely than a usual title: say “call it something normal”, and I rename it.`
        : ''
      return `Programs that read resumes look for usual titles (Work Experience, Education, Skills), dates beside each job, and plain text; the PDF from here has all of that in reading order.${other}`
    },
  ],
  [
    /\b(?:overqualified|too (?:old|young|senior)|over 50|my age|change (?:of )?careers?|career change|no experience|never worked|first job|student)\b/i,
    () =>
      'Lead with what the next job needs: put the skills and the work that carry over first, and say in the summary what you go for. Training, volunteering and school projects count as experience where paid work is short. Old dates may go: ten to fifteen years are enough.',
  ],
  [
    /\bwhere (?:would|should|does|do|could|can) (?:that|it|this|i|they)\b.*\b(?:go|put|belong|stand)\b|\bwhere (?:to|do i) put\b/i,
    (latex) => {
      const names = sectionsOf(latex).map(({ heading }) => heading)
      const languages = sectionOf(latex, 'languages')
      return `Languages go in a list of their own with a plain level (“French, conversational”)${languages ? `, here ${languages.heading}` : ''}; courses and cards under certificates, tools under skills, unpaid work under volunteering. You have: ${names.join(', ')}. Say “add … to my skills” or “add a language: French (conversational)”, and I add it.`
    },
  ],
  [
    /\btwice\b|\brepeat(?:s|ed|ing)?\b|\bduplicate[ds]?\b|\bdouble[ds]?\b/i,
    (_latex) =>
      'A word that stands in a line of work and again under skills does no harm: one shows it, the other is found. What only repeats may go: say which with “remove …”, for example “remove Excel from my skills”. Your own town stands at the top, an employer’s beside the job: both are usual.',
  ],
  [
    /\b(?:action verbs?|power words?|buzz ?words?|keywords?)\b/i,
    () =>
      'Begin each line with what you did, as a plain verb, and end it with what came of it; keywords come from the posting, where they are true of you. Press AI Tailor and paste it, and I show which it has and which are missing.',
  ],
  [
    /\b[A-Z]{2,6}\b.{0,60}\b(?:explain|what (?:it|that|this) (?:is|means))\b|\b(?:spell (?:it |that |this )?out|stands? for|abbreviat\w*|acronym|initials)\b/,
    () =>
      'Write an abbreviation out once where a reader outside your trade may not know it, with the short form in brackets; leave it as it is where every employer in the trade knows it or the posting uses it. Programs search for both, so once each is enough. Say: replace "the abbreviation" by "…" and I set it.',
  ],
  [
    /^(?!.*\b(?:don'?t|not|no|without) (?:lie|lying|making|exaggerat)).*\b(?:lie|lying|fake|made up|exaggerat\w+|pretend|bend the truth|stretch)\b/is,
    () =>
      'Don’t: what can be checked is checked, and a job that begins so may end so. What is missing can be said honestly: “learning …”, “basic …”, “two weeks of …”.',
  ],
]
