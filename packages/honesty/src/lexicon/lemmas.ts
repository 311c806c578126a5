// The dictionary forms that a word may be of.
import { presentOf } from '../guard/text/irregular-verbs.ts'

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
