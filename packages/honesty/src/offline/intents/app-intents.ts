// Wishes that are not about the text of the resume: other documents, files, copies, money, and small talk.
import { interviewQuestions, linkedInProfile, noEmails, noLetters } from '../wishes/other-texts.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { sets, type WishIntent } from './intent.ts'

export const appIntents: readonly WishIntent[] = [
  {
    concepts: sets('tailor resume, tailor posting, tailor job, tailor find, tailor know'),
    answer: () => ({ command: { kind: 'tailor', posting: null } }),
  },
  {
    concepts: sets('device can, device open, device helper, helper open'),
    answer: () =>
      'Your resumes are kept with your account, not on this device: sign in with the same email and password anywhere, also on two devices at once. A person who helps you works in your account, so sign out on a computer that is not yours (Account in the menu has “Sign out other devices”).',
  },
  {
    concepts: sets('interview question, interview know, interview write, question know write, interview improve'),
    answer: () => interviewQuestions,
  },
  {
    concepts: sets('letter write, letter add, letter posting, letter job, letter find'),
    // "Make the letters bigger".
    answer: ({ has }) => (has('bigger') || has('smaller') ? null : noLetters),
  },
  {
    concepts: sets('thanks_note, thanks_note write'),
    answer: () =>
      'Press “Letters & notes” above, New, Thank-you note: it asks who you met and what you spoke about, and drafts a short note from your own words.',
  },
  {
    concepts: sets(
      'linkedin write, linkedin know, linkedin change, linkedin improve, linkedin summary, linkedin section, linkedin headline',
    ),
    answer: ({ message, has }) =>
      /linkedin\.com\//i.test(message) || (has('add') && has('contact')) ? null : linkedInProfile,
  },
  {
    concepts: sets('email_text write, email_text know, email_text letter'),
    answer: ({ has }) => (has('contact') && has('change') ? null : noEmails),
  },
  {
    concepts: sets('find job, find resume know, find posting, find can'),
    answer: () =>
      'I can’t search or apply for jobs: I see only this resume. If you have a posting, press AI Tailor and paste it: I show which of its requirements your resume has, and which are missing. Where you have applied is kept on the dashboard, beside each resume.',
  },
  {
    concepts: sets(
      'download know, download resume, download can, download save, download write, download add, download page',
    ),
    answer: ({ has }) =>
      has('upload')
        ? null
        : 'Press “Download” above for the PDF; its menu has Word, LaTeX, JSON Resume and plain text, too. I can’t send or print it: share that file. There is no link to your resume: nobody can see or change it but you, signed in.',
  },
  {
    concepts: sets('save know, save resume, save change, save can, save left'),
    answer: () =>
      'It is saved by itself two seconds after each change: the sign above the text says when. What you accept here is saved the same way. Earlier texts are kept under the clock beside the title.',
  },
  {
    concepts: sets('copy add, copy write, copy resume, copy job, copy posting, copy can'),
    answer: ({ has }) =>
      has('history')
        ? null
        : 'On the dashboard, “…” on this resume’s card has “Duplicate” and “Tailor a copy for a job”: the copy follows the original, and shows later changes there to take over or not. This one stays as it is.',
  },
  {
    concepts: sets('history know, history resume, history copy, history change, history text, unhappy move'),
    answer: () =>
      'Earlier texts are under the clock beside the title: open one, compare it, and press Restore. An accepted change of mine is taken back with “Restore previous version” on its card, or with Ctrl+Z in the text. I can’t do it from here.',
  },
  {
    concepts: sets('upload resume, upload know, upload can, upload linkedin, upload download, upload add'),
    answer: () =>
      'On the dashboard press New Resume, A file: a PDF, a Word file, LinkedIn’s export, JSON Resume or LaTeX fills in the form, beside the original, and you check it there. In this chat I read only what you type.',
  },
  {
    concepts: sets('money know, money can, money resume, money change, money copy, money number'),
    answer: () =>
      'My answers by fixed rules cost nothing, and editing, pages and downloads are free. Message credits are for answers of an AI model, where one is set up; packs and receipts are under Credits. Billing asks for nothing that you have not pressed.',
  },
  {
    concepts: sets('privacy, privacy resume, privacy know, privacy save, privacy can'),
    answer: () =>
      'I work by fixed rules on this server: nothing that you type here goes to an AI model. Your resumes are yours alone until you share a file. What is kept, and for how long, is on the Privacy page.',
  },
  {
    concepts: sets('error know, error page, error resume, error underlined, error change'),
    answer: ({ has }) =>
      has('add') && !has('page')
        ? null
        : 'The log under the text says in plain words what is wrong and in which line; where one change surely mends it, a button there makes it. While a text does not compile, the last good page stays in view. I can’t read the log from here.',
  },
  {
    concepts: sets('underlined know, underlined text, underlined unhappy'),
    answer: ({ has }) =>
      has('bold') && !has('know')
        ? null
        : 'Underlined words are suggestions: a slip of spelling or grammar, filler, a line without a full stop. Point at one for its reason and its fix; “Ignore” mutes it, and a name can go into your own word list. Change nothing that you don’t want.',
  },
  {
    concepts: sets('keyword know, keyword add, keyword resume, keyword posting, keyword improve, posting know'),
    answer: ({ has }) =>
      has('bold')
        ? null
        : 'Press AI Tailor above and paste the posting: I bring forward what it asks for where your resume has it, and list what is missing; “Job terms” beside this chat marks each term in the text. Programs that read applications look for those words, usual titles and plain dates. Words that are not true of you I don’t add.',
  },
  {
    concepts: sets('hello, hello can, hello know'),
    answer: ({ latex, message }) => {
      if (message.split(/\s+/).length > 8) return null
      const section = sectionsOf(latex)[0]?.heading
      return `Hello. I am Galley’s built-in assistant: fixed rules, not a language model. Say what to change, such as “add Docker to my skills”, “fix spelling and grammar” or “fit it on one page”${section ? `, or “move ${section} to the bottom”` : ''}. “What would you improve?” shows where to begin.`
    },
  },
  {
    concepts: sets('thanks'),
    answer: ({ message, has }) =>
      message.split(/\s+/).length > 6 || has('change') || has('look')
        ? null
        : 'Good. Accept the proposal if there is one, and say what comes next; “what would you improve?” shows what is left.',
  },
  {
    concepts: sets('unhappy, unhappy change, unhappy improve'),
    answer: ({ message }) =>
      message.split(/\s+/).length > 12
        ? null
        : 'Then reject the proposal: nothing of it stays. An accepted one is taken back with “Restore previous version” on its card, or Ctrl+Z in the text. Tell me the place in its own words, in quotes, and what it should say: replace "old words" by "new words".',
  },
]
