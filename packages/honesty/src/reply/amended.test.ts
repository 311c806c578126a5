// A fact that was withdrawn counts no longer, a corrected one as it was corrected; no other sentence is touched.
import { describe, expect, it } from 'vitest'
import { factKey, type FactChange } from './amended.ts'
import { asItCounts, ownFacts, ownWords, readCorrection, type Written } from './own-words.ts'

const kafka = 'I have used Kafka for two years.'
const changed = (sentence: string, ...instead: string[]): FactChange => ({ key: factKey(sentence), instead })
const everything: FactChange = { key: null, instead: [] }
const countedIn = (written: Written, ...changes: FactChange[]) => ownWords([{ written, changes }], '')
const answer = { about: 'Kafka', words: 'yes, at Northwind' }

describe('what counts', () => {
  it.each<[string, Written, FactChange[], string[]]>([
    ['nothing changed', `${kafka} I led a team.`, [], [kafka, 'I led a team.']],
    ['one sentence withdrawn', `${kafka} I led a team.`, [changed(kafka)], ['I led a team.']],
    ['one corrected', `${kafka} I led a team.`, [changed(kafka, 'I used Kafka.')], ['I used Kafka.', 'I led a team.']],
    ['an answer withdrawn', answer, [changed('Kafka: yes, at Northwind')], []],
    ['an answer corrected', answer, [changed('Kafka: yes, at Northwind', 'Kafka: for a week')], ['Kafka: for a week']],
    ['everything withdrawn', `${kafka} I led a team.`, [everything], []],
    ['a sentence that is not there', kafka, [changed('I led a team.')], [kafka]],
  ])('%s', (_what, written, changes, facts) => expect(countedIn(written, ...changes)).toEqual(facts))

  it('a correction that is the posting’s own sentence is none', () => {
    const pasted = 'I have run large Kafka clusters for at least five years.'
    const said = { written: kafka, changes: [changed(kafka, pasted)] }
    expect([ownWords([said], pasted), ownWords([said], '', [pasted]), ownWords([said], '')]).toEqual([[], [], [pasted]])
  })

  it('is listed by message, with keys that signs and lines do not change', () => {
    const facts = ownFacts([kafka, 'Tailor it to the job', `${kafka.replace('.', ' !')}`], [])
    expect(facts.map((of) => of.map(({ key }) => key))).toEqual([[factKey(kafka)], [], [factKey(kafka)]])
    expect(facts[0]?.[0]).toMatchObject({ sentences: [kafka], isCorrected: false })
  })

  it('what was withdrawn makes no room for older words', () => {
    const many = (from: number) => Array.from({ length: 300 }, (_, at) => `I ran ${from + at} shops.`).join(' ')
    const older = 'I led a team.'
    const latest = { written: many(1).slice(0, 700), changes: [everything] }
    const messages = Array.from({ length: 40 }, () => latest)
    expect(ownWords([older, ...messages], '')).toEqual([])
  })
})

describe('a correction', () => {
  it.each<[Written, string, string[] | null]>([
    [kafka, 'I have used Kafka for three months', ['I have used Kafka for three months']],
    [kafka, 'I used Kafka. I led a team.', ['I used Kafka.', 'I led a team.']],
    [kafka, 'I know nothing about Kafka', null],
    [kafka, 'Kafka clusters in production', null],
    [kafka, 'I used Kafka. You will lead a team.', null],
    [kafka, '…', null],
    [answer, 'Kafka: three months at Northwind', ['Kafka: three months at Northwind']],
    [answer, 'yes, for three months', ['Kafka: yes, for three months']],
    [answer, 'I used Pulumi at Acme', ['Kafka: I used Pulumi at Acme']],
    [answer, 'no', null],
    [{ about: 'Use of Kafka', words: 'yes' }, 'Use of Kafka: yes, at Acme', ['Use of Kafka: yes, at Acme']],
    [{ about: '30%', words: 'it was 20%' }, 'it was 25%', ['it was 25%']],
  ])('of %j: %s', (written, text, sentences) => expect(readCorrection(written, text)).toEqual(sentences))
})

describe('the message among others', () => {
  it.each<[string, Written, FactChange[], string]>([
    ['as it is', `Shorten it. ${kafka}`, [], `Shorten it. ${kafka}`],
    ['without what was withdrawn', `Shorten it. ${kafka} Thanks.`, [changed(kafka)], 'Shorten it.  Thanks.'],
    ['twice the same', `${kafka} Thanks. ${kafka}`, [changed(kafka)], 'Thanks.'],
    ['with the correction', `Shorten it. ${kafka}`, [changed(kafka, 'I used it.')], 'Shorten it. I used it.'],
    ['as people type', `i’m here. ${kafka}`, [changed(kafka)], "i'm here."],
    ['an answer', answer, [], 'Kafka: yes, at Northwind'],
    ['a withdrawn answer', answer, [everything], ''],
    ['a withdrawn number', { about: '30%', words: 'it was 20%' }, [everything], ''],
    ['nothing', kafka, [everything], ''],
    ['letters that grow in lower case', `İAM here. ${kafka} I led a team.`, [changed(kafka)], 'I led a team.'],
  ])('%s', (_what, written, changes, text) => expect(asItCounts({ written, changes })).toBe(text))
})
