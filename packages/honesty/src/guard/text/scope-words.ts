// Tables only: words that make work larger, a person more senior, or a result better than it was. Each row is one
// claim; another word of the row proves it. What only proves a claim, and is none by itself, stands second.

export interface ScopeClaim {
  readonly name: string
  readonly claims: RegExp
  readonly proves?: RegExp
}

const rows: readonly [name: string, claims: string, proves?: string][] = [
  [
    'leading',
    'led(?! to\\b)|lead(?!\\s+(?:times?|to|generation|capture|qualification|nurtur\\w+|lists?|sources?|pipes?|paint|poisoning|acid|service lines?)\\b)|leads(?= (?:an?(?! (?:day|week|month|quarter|year)\\b)|the|our|all|\\d+|two|three|four|five|six|several|multiple|(?:[\\w-]+ )?(?:teams?|shifts?|projects?|efforts?|development|design|training|engineers|staff))\\b)|leading(?! to\\b)|leader|leaders|leadership|headed|heading up|spearhead\\w*|direct(?:ed|ing)(?! (?:[\\w-]+ ){0,2}(?:calls|customers|clients|members|students|visitors|patients|guests|traffic|inquiries|questions|people|mail)\\b)|oversaw|oversee\\w*|(?<!\\bunder (?:the |close |direct )?)supervis(?!ed by\\b)\\w+|(?<!\\b(?:by|for|to|with|from|under|of|and) (?:the |a |an |my |our |their |her |his )?(?:[\\w-]+ ){0,2})(?<!\\b(?:my|our|her|his|their) (?:[\\w-]+ ){0,2})managers?|guided(?= (?:[\\w-]+ ){0,3}(?:teams?|engineers|developers|staff|analysts|designers|colleagues|juniors|strategy|department|direction|decisions?)\\b)|orchestrat\\w*',
    'in charge|charge|director|head of|(?:run|runs|ran|running) (?:[\\w-]+ ){1,8}with (?:\\d+ |an? |the )?(?:[\\w-]+ ){0,2}(?:brigade|crew|team|staff)|(?:run|runs|ran|running) (?:an? |the |my )?(?:[\\w-]+ ){0,2}(?:brigade|crew|team|shifts?|department|kitchen|section|group)|look(?:s|ed|ing)? after|chair\\w*|principal investigator|captain|manag(?:ed|ing|es|e)',
  ],
  [
    'being in charge',
    '^(?:run|runs|ran|running|own|owns|owned|head|heads|headed)(?= (?:the |an? |our )?(?:[\\w-]+ ){0,2}(?:shift|kitchen|department|team|store|shop|floor|ward|line|site|branch|office|desk|bar|classroom|programme|program|section|unit|bakery|warehouse|depot)\\b)',
    '(?:run|runs|ran|running|own|owns|lead|leads|led|leading|manag\\w+|head(?:s|ed)?|supervis\\w+|oversee\\w*|oversaw|in charge|charge|responsible|look(?:s|ed)? after|chief|director|alone)',
  ],
  [
    'managing',
    'manag(?:ed|ing|es|e)(?= (?:[\\w&-]+ ){0,4}(?:teams?|budgets?|departments?|programs?|programmes?|projects?|operations|stores?|branch\\w*|regions?|portfolios?|p&l|vendors?|suppliers?|contractors?|crews?|brigade|accounts?|relationships?|rollouts?|implementation|migrations?|launch\\w*|campaigns?|strategy|platforms?|infrastructure|divisions?|offices?|facilit\\w+|units?|business\\w*|initiatives?|clients?|kitchen|ward|floor|warehouse|plant|sites?|classroom|club|events?|contracts?|partners?\\w*|stakeholders?|sales|territory|fleet|lab|laboratory|grants?|funds?|resources|volunteers?|students|children|guests|libraries|systems?|services?|servers?|clusters?)\\b)|line[- ]manag\\w*',
    'managers?|management|led|lead|leads|leading|leader|headed|directed|oversaw|(?<!\\bunder (?:the |close |direct )?)supervis(?!ed by\\b)\\w+|in charge|charge|director|head of|chair\\w*|runs?|running|ran|responsible|own|schedul\\w*',
  ],
  [
    'managing people',
    'manag(?:ed|ing|es|e)(?= (?:[\\w-]+ ){0,3}(?:engineers|developers|people|persons|staff|nurses|teachers|interns|employees|drivers|pickers|designers|analysts|colleagues|clerks|direct reports|workers|hires|crews?|guards|agents|associates|assistants|trainees|apprentices|technicians|operators|cooks|servers|tutors))',
    'managers?|management|led|lead|leads|leading|leader|headed|directed|oversaw|(?<!\\bunder (?:the |close |direct )?)supervis(?!ed by\\b)\\w+|in charge|charge|director|head of|chair\\w*|run (?:\\S+ )+people|(?:run|runs|ran|running) (?:[\\w-]+ ){0,8}(?:brigade|crew|team|staff)',
  ],
  [
    'a team',
    'teams?',
    'group|ppl|crew|staff|shifts?|colleagues|engineers|developers|interns|nurses|designers|people|analysts|teachers|attorneys|doctors|physicians|baristas|cooks|dispatchers|researchers|scientists|associates|agents|clerks|drivers|coworkers|co-workers|department|workers|partners',
  ],
  ['seniority', 'senior', 'staff engineer|principal|lead (?:developer|engineer|designer)|director|chief|head of'],
  ['a rank', 'principal', 'principal investigator'],
  ['a rank', 'staff (?:engineer|developer|scientist)'],
  ['a rank', 'chief|c-level|cto|ceo|cfo|coo'],
  ['a rank', 'vice president|vp'],
  ['a rank', 'executive'],
  ['a rank', 'directors?'],
  ['a rank', 'head of|professor|partner(?! with\\b)|president|chair(?:ed|man|woman|person)?'],
  [
    'mentoring',
    'mentor\\w*|coach\\w*|onboarded|taught|teaching|train(?:ed|er|s|ing)?(?= (?:\\w+ ){0,3}(?:staff|engineers|developers|colleagues|hires|people|users|librarians|nurses|graduates|interns|juniors|apprentices|team))',
    'precept\\w*|(?<!\\bunder (?:the |close |direct )?)supervis(?!ed by\\b)\\w*|tutor\\w*|instruct\\w*|teach\\w*|train(?!ee)\\w*|explain\\w*|show(?:s|ed|n|ing)? (?:[\\w-]+ ){1,4}how|introduc\\w+ (?:[\\w-]+ ){0,3}(?:colleagues|staff|workers|hires)',
  ],
  [
    'being a mentor',
    'mentor\\w*|coach\\w*',
    'precept\\w*|(?<!\\bunder (?:the |close |direct )?)supervis(?!ed by\\b)\\w*|tutor\\w*|train(?!ee)\\w*|help(?:ed|s|ing)? (?:\\S+ ){0,2}interns|onboard\\w*',
  ],
  ['hiring', '(?<!\\bnew[- ])hir(?:e|es|ing)|(?<!newly )hired|recruit\\w*|interviewed candidates', 'interview\\w*'],
  [
    'promotion',
    'promoted|promotion',
    '(?:made|named|appointed|moved) me|(?:was|been|got) (?:made|named|appointed|bumped)|became|bumped up',
  ],
  [
    'sole work',
    'independently|from scratch|end-to-end(?! tests?\\b| testing\\b)|full ownership|owned|owner|ownership',
    'own|owns|alone|author|first commit',
  ],
  [
    'your own initiative',
    'volunteered (?:to|for)|chose to|stepped forward|took the initiative|proactiv\\w+|self-initiated|on (?:my|his|her|their) own initiative',
    'volunteer\\w*|offered|suggest\\w*|propos\\w*|initiat\\w*|idea',
  ],
  ['having done it alone', 'single-handed\\w*|sole|solely', 'alone|only'],
  ['both sides of the work', 'full[- ]?stack'],
  ['the front end', 'front[- ]?end'],
  ['the back end', 'back[- ]?end'],
  [
    'founding',
    'found(?:ed|er|ing)|co-?found\\w*|pioneer\\w*|invent(?:ed|ing|ion|ions|or)|patent\\w*|champion\\w*|first ever|first-ever|start(?:ed)? up',
  ],
  ['architecture', 'architect\\w*', 'design\\w* the architecture'],
  [
    'expertise',
    'expert|expertise|experts|mastery|guru|specialist|thought leader|deep knowledge|renowned',
    'speciali[sz]\\w*',
  ],
  ['a level', 'advanced'],
  ['long experience', 'extensive|seasoned|veteran|in-depth'],
  ['fluency', 'fluent\\w*|fluency', 'native|bilingual'],
  ['a mother tongue', 'native', 'mother tongue'],
  [
    'two languages',
    '(?:bi|tri|multi)lingual\\w*',
    '(?:native|fluent)[^]{0,60}(?:native|fluent)|in english and \\w+|bilingual\\w*',
  ],
  ['recognition', 'recogni[sz]ed', 'known|prize|award\\w*'],
  [
    'quality',
    'scal(?:ed|ing|able|ability)|high[- ](?:availability|performance|volume|quality|impact)|highly[- ](?:available|performant)|robust|secure|fault-tolerant|(?:production|enterprise)-grade|real-time|state-of-the-art|cutting-edge|innovative',
    'securit\\w*|scale',
  ],
  ['coverage', '(?:test|code|full|complete) coverage'],
  [
    'a migration',
    'migrat\\w*|moderni[sz]\\w*',
    'mov(?:e|ed|ing)|replac\\w*|transition\\w*|merg\\w*|upgrad\\w*|convert\\w*|switch\\w*',
  ],
  [
    'a rebuild',
    'rebuil[dt]\\w*|redesign\\w*|overhaul\\w*|revamp\\w*|took over|taken over',
    'rewr\\w+|replac\\w*|restructur\\w*|chang\\w*|renew\\w*',
  ],
  [
    'a launch',
    'launch\\w*|roll(?:ed|ing)? out|rollout|deploy\\w*',
    'roll(?:s|ed|ing)? (?:[\\w-]+ ){1,4}out|up and running|(?:w[eo]nt|gone|goes|is|are) live|open\\w*|introduc\\w*|set up|started|releas\\w*|first commit|pilot\\w*|built|create\\w*|establish\\w*',
  ],
  ['negotiation', '(?:re)?negotiat\\w*', 'bargain\\w*|agreement'],
  [
    'an honour',
    'award\\w*|prize|cum laude|with honou?rs|honou?rs|distinction|first-class|dean.?s list|scholarship|fellowship|winner|won(?! (?:[\\w-]+ ){0,3}(?:accounts?|clients?|customers?|business|contracts?|deals?|bids?|tenders?)\\b)|gpa',
  ],
  [
    'the highest honour',
    'summa|valedictorian|graduated first|top of (?:\\w+ ){0,2}(?:class|year|cohort|school)|top-performing|ranked',
  ],
  ['a high honour', 'magna'],
  ['the first place', '(?:first|1st|top|grand) (?:prize|place|author)|gold medal'],
  [
    'speaking',
    'keynote|(?<!(?:native|fluent|ish|ese|ian|can|man|ench|abic|indi|reek) )speaker(?! of)|spoke|conference|invited talk|presented at|panel\\w*',
    'symposium|talk|talks',
  ],
  [
    'publishing',
    'publish(?:ed|ing)|publication|co-?author\\w*|peer-reviewed|journal',
    'papers?|articles?|pages?|posts?|newsletters?|blog|wiki|website|stories|story|guides?',
  ],
  ['authorship', 'author(?:ed)?', 'author\\w*|wrote|written|writ\\w+'],
  [
    'coordination',
    'coordinat\\w*(?! with\\b)',
    'organi[sz]\\w*|plan\\w*|arrang\\w*|schedul\\w*|allocat\\w*|assign\\w*|lead\\w*|led|manag\\w*|(?<!\\bunder (?:the |close |direct )?)supervis(?!ed by\\b)\\w*|own|charge|set up',
  ],
  [
    'citizenship',
    'citizen\\w*|work (?:authori[sz]ation|permit|visa)|authori[sz]ed to work|green card|sponsorship|permanent resident',
  ],
  ['revenue', 'revenues?|profit\\w*|roi|arr|margins?|funding'],
  ['sales', 'sales', 'revenues?|s(?:old|ells?|elling)|sales\\w*'],
  ['fundraising', 'fundrais\\w*', 'rais(?:e|es|ed|ing)|donat\\w*|donors?|gala'],
  [
    'money',
    'budget\\w*|p&l|raised(?= (?:\\w+ )?(?:[$€£\\d]|funds?|funding|capital|money|seed|series))|grants?|cost savings|savings|saved',
    'costs?|€|\\$|£',
  ],
  [
    'reach',
    'all (?:[\\w-]+ )?(?:schools|departments|teams|offices|stores|branches|sites|locations|units|hospitals|regions|plants|faculties)|global\\w*|worldwide|nationwide|statewide|countrywide|city-?wide|national|international\\w*|enterprise\\w*|company-wide|organi[sz]ation-wide|industry-leading|world-class|fortune|corporate(?= (?:clients?|customers?|accounts?))|multinational|best-in-class|large-scale|mission-critical|high-traffic',
    'whole hospital|whole company|countries',
  ],
  [
    'strategy',
    'strateg\\w+|(?<!computer )vision|roadmaps?|(?<!data )transformation|stakeholders?|c-suite|(?<!\\b(?:circuit|bulletin|score|cutting|message|job|notice|story|editorial) )board(?! games?)|cross-functional\\w*|executives?',
    'plan|plans|planning',
  ],
  ['certification', 'certifi\\w+', 'certificates?|licen[sc](?:es?|ure)'],
  ['a licence', 'licen[sc]ed', 'licen[sc](?:es?|ure)'],
  ['a charter', 'accredited|chartered'],
  ['a review by peers', 'peer-?reviewed|refereed', 'journal|reviewers?'],
  ['a patent', 'patented', 'patents?'],
  [
    'a prize',
    'award-winning|prize-winning',
    'won (?:[\\w’-]+ ){0,4}(?:awards?|prizes?|medals?)|award|prize winners?|first (?:place|prize)',
  ],
  [
    'being the best',
    'largest|biggest|fastest(?:-growing)?|best(?! practices?)|highest|(?<!on )top(?! of\\b)|number one|leading(?= (?:\\w+ )?(?:provider|company|compan(?:y|ies)|firm|brand|platform|institution))|in the industry',
  ],
  [
    'a degree',
    'master.?s|bachelor.?s|m\\.(?:s|a|sc|eng)\\.|b\\.(?:s|a|sc|eng)\\.|phd|doctorate|mba|graduate degree|minor in|double major',
    'master|bachelor|doctor|doctoral|msc|bsc|meng|beng|m\\.?s\\.?|b\\.?s\\.?|b\\.?a\\.?|m\\.?a\\.?',
  ],
  [
    'a result',
    'doubl\\w+|tripl\\w+|quadrupl\\w+|zero[- ]downtime|record[- ](?:breaking|high|time)|flawless\\w*|(?:significantly|dramatically|substantially|drastically)(?![^.;]*\\d)|recover(?:ed|ing)(?! (?:from|after)\\b)|customer satisfaction|significant (?:share|portion|part|number|increase|reduction|improvement|growth|savings)',
  ],
  ['the schedule', 'on time and|under budget|ahead of schedule', 'early|earlier|on budget|sooner|on time'],
  [
    'more than was asked',
    'exceed\\w*|surpass\\w*',
    'pass(?:ed|es|ing)|over|beyond|more than|above|1\\d\\d(?:\\.\\d+)? ?% of (?:\\w+ )?(?:quota|target|goal|plan|budget)',
  ],
  ['retention', 'retention|retain\\w*', 'keep|keeping|kept|stay\\w*|still|remain\\w*|turnover'],
  ['a driving licence', 'driver.?s? licen[sc]e|driving licen[sc]e'],
  [
    'speaking for others',
    'represent(?:ed|s|ing)?(?= (?:the |our |all |its )?(?:\\w+ )?(?:clients?|company|firm|union|students|department|school|team|members|organi[sz]ation|university|hospital)\\b)',
    'representativ\\w*|attorney',
  ],
  [
    'presenting',
    'present(?:ed|s|ing)?(?= (?:[\\w-]+ ){0,5}(?:to|at) )',
    'present(?:ed|s|ing|er|ations?)|talks?|demos?|lectures?|spoke|show\\w*|demonstrat\\w*|gave|giv\\w+|report\\w*|explain\\w*|pitch\\w*',
  ],
  ['a rating', '(?:[a-z]+-)?rated|five-star|5-star', 'ratings?|rated|stars?'],
  ['clearance', 'security clearance|clearance|secret'],
]

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, 'giu')

export const scopeClaims: readonly ScopeClaim[] = rows.map(([name, claims, proves]) => ({
  name,
  claims: pattern(claims),
  ...(proves === undefined ? {} : { proves: pattern(proves) }),
}))
