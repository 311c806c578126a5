// What a message of news states, with and without an "I".
import { describe, expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

describe('a message of news', () => {
  it.each<[message: string, words: string[]]>([
    [
      "Mistake in the trip line: it's 54 students, it runs over two days, and it's in April not autumn",
      ["Mistake in the trip line: it's 54 students, it runs over two days, and it's in April not autumn"],
    ],
    [
      'first bullet is outdated, its 17 reports now and closer to 85 people, the underwriters got access too',
      ['its 17 reports now and closer to 85 people', 'the underwriters got access too'],
    ],
    [
      'new job! started jan 2026 with Halden, yard electrician. 30 people over two shifts. Foothill ended december 2025',
      ['started jan 2026 with Halden, yard electrician.', '30 people over two shifts.', 'Foothill ended december 2025'],
    ],
    [
      'Add this to Harbourgate: in march 2025 a pipe burst and two of us moved 22 rooms, nobody had to leave',
      ['in march 2025 a pipe burst and two of us moved 22 rooms, nobody had to leave'],
    ],
    ['Small correction. My sister ran it in 2020. Show it first.', []],
    ['Good news! They want Kubernetes and 5 years of it.', []],
    ['Good news, Tom led the audit of 12 sites.', []],
    ['Great news. The new manager reduced waste by 40% since January.', []],
    ['New role! Head of Packing at Marel. Leads a team of 40 packers over three shifts. Based in Leeds.', []],
    ['Big news: the posting says 12 engineers and Terraform. Tailor it.', []],
  ])('%s', (message, words) => {
    const own = ownWords([message], '')
    expect(own.filter((one) => !/^(?:new job!|Good news!|Big news)$/.test(one))).toEqual(words)
  })
})
