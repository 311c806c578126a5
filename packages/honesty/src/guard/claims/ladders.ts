// Tables only: words that limit what a line claims. Each ladder has rungs, the most modest first; a line without any of
// its words stands above all of them.

export interface Rung {
  readonly words: RegExp
  /** What the limit is said of: what follows it in its clause, or the whole sentence around it. */
  readonly reach: 'ahead' | 'around'
  /** In place of the ladder's: what is not enough is a weaker limit. */
  readonly keeps?: RegExp
}

export interface Ladder {
  readonly name: 'part' | 'progress' | 'rhythm'
  readonly rungs: readonly (readonly Rung[])[]
  /** Words that keep a limit in a rewording, and are none by themselves. */
  readonly keeps: RegExp
  /** With the words that are gone. */
  readonly question: (limit: string) => string
}

const words = (source: string, reach: Rung['reach']): Rung => ({
  words: new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, 'giu'),
  reach,
})

const served =
  '(?: (?:\\d+|[a-z]+)){0,2} (?:customers?|guests?|patients?|residents?|clients?|visitors?|students?|pupils?|children|users?|members?|people|famil\\w+|applicants|callers|shoppers|parents|tenants|patrons|learners|interns?|trainees?|apprentices?|juniors?|new hires?|graduates?|beginners?)\\b(?! (?:data\\w*|bases?|services?|records?|lists?|accounts?|relations|support|files?|care|satisfaction|portal|system)\\b)'
/** "Helped" and "sometimes" in the other languages that resumes come in here, by their stems. */
const helpedElsewhere =
  'ayud(?:é|aba|aban|o|ó|ar|ando|amos)|colabor(?:é|aba|o|ar|ando|ei|ava|avo|are|ato|ação)|apoy(?:é|aba|o|ar|ando)|aid(?:é|er|ais|ait)(?= (?:à|aux?|les?|la)\\b)|particip(?:é|er|ais|ation|é à|aba|ei|ava|avo|ato|are)|unterstütz(?:te|ten|t|en|ung)|half(?= (?:bei|beim|dabei|mit)\\b)|geholfen|mitgeholfen|mitgewirkt|mitgearbeitet|mitarbeit|aiut(?:o|avo|ato|are|ando)|ajud(?:ei|ava|o|ar|ando)|hielp(?:en)?|geholpen|assisteer\\w*|ondersteun\\w*|meegeholpen|pomag(?:am|ałem|ałam|anie|ać|ał|ała)|wspiera\\w*|współprac\\w*'
const sometimesElsewhere =
  'a veces|de vez en cuando|ocasionalmente|parfois|de temps en temps|occasionnellement|manchmal|gelegentlich|ab und zu|a volte|talvolta|occasionalmente|às vezes|soms|af en toe|czasami|czasem|od czasu do czasu'
/** What a person is learning: no learning support, no machine learning. */
const learning = String.raw`(?<=[,;] |\b(?:and|also|currently|now|still) )learning(?= [a-z])(?! (?:support|and|workshops?|environments?|outcomes?|materials?|resources?|cent(?:er|re)s?|difficult\w+|disabilit\w+|needs|management|platforms?)\b)`

/** Who works "alongside" a supervisor is not said to be supervised. */
const ofOversight =
  /(?<![\p{L}\d])(?:supervis\w+|guid(?:ed|ance)|direct(?:ed|ion)|instruct(?:ed|ions?)|overs(?:een|ight)|report(?:ed|ing|s)? to|mentor(?:ed|ing|ship)? by|under|help\w*|assist\w*|support\w*|observ\w*|shadow\w*)(?![\p{L}\d])/iu
const count = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|a few|many)'

export const ladders: readonly Ladder[] = [
  {
    name: 'part',
    rungs: [
      [
        words('shadow(?:ed|s|ing)?', 'ahead'),
        words(
          's[ia]t(?:s|ting)? in on|watched|observed(?! by\\b)|attend(?:ed|s|ing)?(?= (?:[\\w-]+ ){0,3}(?:meetings?|conferences?|workshops?|trainings?|courses?|class(?:es)?|sessions?|seminars?|lectures?|interviews?|fairs?|rounds?|surger\\w+|operations?)\\b)',
          'ahead',
        ),
      ],
      [
        {
          ...words(
            'under (?:close |direct |the )*(?:supervision|guidance|direction|instruction)(?: of)?|supervised by',
            'around',
          ),
          keeps: ofOversight,
        },
      ],
      [
        words(
          `help(?:ed|s|ing)?(?! ?(?:desk|cent(?:er|re)|line|pages?|texts?|files?|articles?))(?!${served})|assist(?:ed|s|ing)?(?!${served})|contribut(?:ed|es?|ing)(?! \\d)|participat(?:ed|es?|ing)|t(?:ook|akes?|aking) part|support(?:ed|s|ing)? (?:the |our |my )?(?:\\w+ ){0,3}(?:in|with|by)`,
          'ahead',
        ),
        words(helpedElsewhere, 'ahead'),
        words(
          `together with|jointly|alongside|(?:two|three|four|five|six|\\d+) of us|in (?:a )?collaboration with|as (?:part|a member|one) of|(?:part|member) of|one of (?:the |our |my |its )?(?:[\\w'’-]+ ){0,2}${count}|following (?:the |a |my |her |his )?(?:[\\w'’-]+ ){0,2}(?:plans?|instructions?|guidelines?|recipes?|scripts?|directions?|drawings?)|co-\\w+|shar(?:ed|es|ing)(?= (?:the |with |\\w+ with))|joint|with (?:\\d+ |one |two |three |four |five |an |a )?(?:other|another|others)\\b|with (?:the |a |my |our |two |three )*(?:help|support|colleagues?|co-?workers?)`,
          'around',
        ),
      ],
    ],
    keeps:
      /(?<![\p{L}\d])(?:support\w*|shar(?:e|ed|es|ing)|attend\w*|observ\w*|join\w*|participants?|aid(?:ed|ing)|back(?:ed|ing) up|together|joint\w*|between (?:us|two|three)|colleagues?|involved in|role in|input (?:to|into)|lent|collaborat\w+|cooperat\w+|supervis\w+|guid(?:ed|ance)|directed by|overs(?:een|ight)|mentor(?:ed|ing|ship)? by|among|under|plans|instructions?|guidelines?|recipes?|scripts?|work(?:ed|ing|s)? with|with (?:the |our |a |an |my )(?:[\w-]+ ){0,2}(?:team|colleagues?|department|staff|crew|group)|(?:in|on) (?:the|an?|our|my) (?:[\w-]+ ){0,2}(?:team|crew|group|section|squad|pair|unit)(?: of)?)(?![\p{L}\d])/iu,
    question: (limit) => `Your resume says “${limit}”, the draft leaves it out. Did you do this alone?`,
  },
  {
    name: 'progress',
    rungs: [
      [
        words(
          'not (?:(?:\\w+ ){0,3}yet|booked|taken|started|finished|completed|passed)|yet to be|never (?:built|launched|released|implemented|used|finished|completed)|pending|awaiting|expired|lapsed|inactive|withdrawn|cancell?ed|appl(?:y|ies|ied|ying|ications?) (?:for|to)|planned for|due to (?:start|begin|take)|propos(?:ed|als?)|suggest(?:ed|ions?)|put forward|pitched(?! in\\b)|advised|recommended',
          'around',
        ),
      ],
      [
        words(
          `in progress|ongoing|under ?way|paused|on hold|suspended|unfinished|incomplete|part(?:ly|ially)? (?:completed?|done|qualified)|(?:part|half|mid)[- ]?way (?:through|into)|${count} of (?:the )?${count} (?:credits|modules|units|courses|papers|exams|levels)|planning (?:the |a |an )?(?:[\\w-]+ ){0,2}(?:roll-?out|launch|introduction|opening|migration|implementation|move|expansion)\\b|due (?:in|by) (?:[a-z]+ )?(?:19|20)\\d\\d|will (?:be )?(?:extend|roll|expand|open|launch|introduc|start|move|ship|release|publish|adopt|deploy)(?:e?d|ed|s)?|studying(?: for| towards?)?|in training (?:as|for|to)|training (?:as|to (?:be|become))|${learning}|learning to|enrolled|pursuing|candidate|working towards?|preparing for|expected|anticipated|to be (?:completed|finished|awarded)|(?:could|would|might) (?:save|cut|reduce|bring|raise|help|be)|reckons?|stopped|halted|shelved|abandoned|discontinued|prototyp(?:ed|ing|e)|(?<!\\band )pilot(?:ed|s|ing)?|trial(?:s|led|ed)?|proof of concept|mock-?ups?`,
          'around',
        ),
      ],
    ],
    keeps: new RegExp(
      String.raw`(?<![\p{L}\d])(?:not|never|no|without|yet|${learning}|before|until|concepts?|ideas?|drafts?|tests?|tested|unreleased|discontinued|ended|closed|held|credits|towards?|candidate|stud(?:y|ies)|planned|booked|scheduled|prepar\w+|still|to be|will|later|outstanding|remain\w*|due)(?![\p{L}\d])`,
      'iu',
    ),
    question: (limit) => `Your resume says “${limit}”, the draft leaves it out. Is it finished now?`,
  },
  {
    name: 'rhythm',
    rungs: [
      [
        words(
          'once(?! (?:a|an|per|every|the|they|it|each|we|you|all)\\b)|one-?off|one-?time|on (?:one|a single) occasion|a single time',
          'around',
        ),
      ],
      [
        words(
          `${sometimesElsewhere}|occasional(?:ly)?|sometimes|at times|now and then|(?:as|when|if|where) (?:needed|required|necessary|asked)|when short|ad[- ]hoc|cover(?:ed|s|ing)?(?: (?:\\w+ ){0,3}for\\b| (?:the |a )?(?:absen\\w+|holidays?|sick\\w*|leave|manager|supervisor|coordinator|head|lead(?:er)?|shifts?))|provided cover|cover for|fill(?:ed|s|ing)? in(?= (?:for|as|at|on|when|while|during)\\b|[.,;]|$)|st(?:ood|ands?|anding)[- ]in|step(?:ped|s|ping)? in|acting|acted (?:up|for)|interim|temporar(?:y|ily)|relief|reliev(?:e[sd]?|ing)|back-?up|deputi[sz]\\w+|deputy|in (?:the |her |his |their |\\w+['’]s )?(?:\\w+ )?absence(?: of)?|on behalf of|when (?:the |our |my )?(?:\\w+ ){1,4}(?:is|are|was|were) (?:away|absent|off|out|ill|sick|on leave|on holiday|busy|at (?:another|a different|the other)|elsewhere)|substitut\\w+`,
          'around',
        ),
      ],
    ],
    keeps:
      /(?<![\p{L}\d])(?:cover\w*|absen\w+|away|replac\w+|substitut\w*|in place of|instead of|when|during|behalf|needed|some(?= of\b)|from time to time|periodic\w*|short-term|assist\w*|help\w*|support\w*)(?![\p{L}\d])/iu,
    question: (limit) => `Your resume says “${limit}”, the draft leaves it out. Was it your regular work?`,
  },
]

/** How well something is known, from a first look to a mother tongue. */
export const levels: readonly RegExp[] = [
  'basics?|fundamentals?|beginner\\w*|elementary|novice|introduct\\w+|rudimentary|exposure|familiar\\w*|awareness|A1|A2|a little|limited|learning|some knowledge|(?:reading|writing|listening|speaking|entry|maintenance|theory|data entry|[\\p{L}-]+) only|read-?only|view-?only|a few|some use|spoken only|oral only|school level',
  'conversation\\w*|intermediate|working knowledge|working proficiency|B1|B2|competent|everyday',
  'good|very good|confident\\w*|proficien\\w+|advanced|strong|C1|professional(?: working)?(?: proficiency)?|solid|skilled|business(?: level)?',
  'fluen\\w+|experts?|expertise|C2|bilingual\\w*|master(?:y|ed)|near[- ]native|excellent|in-depth|deep|full professional',
  'native|mother tongue|first language',
].map((source) => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, 'iu'))

/** The rung of a text; null where it says nothing of a level. Of two the lower one: "good basics". */
export function levelIn(text: string): number | null {
  const rung = levels.findIndex((one) => one.test(text))
  return rung === -1 ? null : rung
}
