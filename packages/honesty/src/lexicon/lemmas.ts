// The dictionary forms that a word may be of.

export type WordClass = 'noun' | 'verb' | 'adj'

/** Endings of inflected forms, and what stands there in the dictionary. Source: morphy(7WN). */
const endings: Readonly<Record<WordClass, readonly (readonly [ending: string, instead: string])[]>> = {
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ied', 'y'],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
}

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
const singularOf = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
  ['analyses', 'analysis'],
  ['criteria', 'criterion'],
  ['lives', 'life'],
  ['staff', 'staff'],
])

/** In lower case, the word itself first; most of them stand in no dictionary. */
export function lemmasOf(word: string, of: WordClass): string[] {
  const low = word.toLowerCase().replace(/['’]s?$/, '')
  const irregular = of === 'verb' ? presentOf.get(low) : of === 'noun' ? singularOf.get(low) : undefined
  const regular = endings[of].flatMap(([ending, instead]) => {
    if (!low.endsWith(ending) || low.length - ending.length < 2) return []
    const bare = low.slice(0, -ending.length)
    const isDoubled = of !== 'noun' && instead === '' && /([bdfglmnprtv])\1$/.test(bare)
    return [bare + instead, ...(isDoubled ? [bare.slice(0, -1)] : [])]
  })
  return [...new Set([low, ...(irregular === undefined ? [] : [irregular]), ...regular])]
}
