// Tables only: verbs whose past forms no ending shows.

/** Past forms that no ending shows, as `present past participle`. */
const irregularVerbs = `be was been|be were been|become became become|begin began begun|break broke broken|bring brought brought|build built built|buy bought bought|
catch caught caught|choose chose chosen|come came come|deal dealt dealt|do did done|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|
feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|get got gotten|give gave given|go went gone|grind ground ground|
grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hold held held|keep kept kept|know knew known|lay laid laid|lead led led|
learn learnt learnt|leave left left|lend lent lent|lose lost lost|make made made|mean meant meant|meet met met|oversee oversaw overseen|overcome overcame overcome|
pay paid paid|rebuild rebuilt rebuilt|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|
send sent sent|shake shook shaken|shoot shot shot|show showed shown|shrink shrank shrunk|sing sang sung|sit sat sat|sleep slept slept|speak spoke spoken|
spend spent spent|spin spun spun|stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck|sweep swept swept|swim swam swum|take took taken|
teach taught taught|tell told told|think thought thought|throw threw thrown|troubleshoot troubleshot troubleshot|foresee foresaw foreseen|withhold withheld withheld|rewrite rewrote rewritten|retake retook retaken|
bind bound bound|bend bent bent|breed bred bred|tear tore torn|weave wove woven|undergo underwent undergone|understand understood understood|undertake undertook undertaken|
wake woke woken|wear wore worn|win won won|wind wound wound|withdraw withdrew withdrawn|write wrote written`
/** By past form and participle. */
export const presentOf: ReadonlyMap<string, string> = new Map(
  irregularVerbs.split('|').flatMap((row) => {
    const [present = '', ...others] = row.trim().split(' ')
    return others.map((other) => [other, present] as const)
  }),
)
