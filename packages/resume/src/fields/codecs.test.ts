import { describe, expect, it } from 'vitest'
import { commaPair, date, list, page, pageAndCode, period, plain, teamSize, type Codec } from './codecs.ts'
import type { FieldValue } from './field-types.ts'

const job = period('first', true)
const study = period('second', false)

describe('an argument and its fields, both ways', () => {
  it.each<[string, Codec, string, FieldValue[]]>([
    ['plain', plain, 'R\\&D', ['R&D']],
    ['both', commaPair, 'BSc, Nursing', ['BSc', 'Nursing']],
    ['the first', commaPair, 'BSc', ['BSc', '']],
    ['the second', commaPair, '{}Nursing', ['', 'Nursing']],
    ['a comma in the first', commaPair, '{BSc, Hons}, Nursing', ['BSc, Hons', 'Nursing']],
    ['a comma in the second', commaPair, 'BSc, Nursing, Care', ['BSc', 'Nursing, Care']],
    ['a range', job, '2019 – 2021', ['2019', '2021', false]],
    ['a range that goes on', job, '2019 – Present', ['2019', '', true]],
    ['a start', job, '2019', ['2019', '', false]],
    ['an end', job, '{}2021', ['', '2021', false]],
    ['only that it goes on', job, '{}Present', ['', '', true]],
    ['a dash in the start', job, '{2018 – 2019} – 2021', ['2018 – 2019', '2021', false]],
    ['the usual end', study, '2016', ['', '2016']],
    ['a start where an end is usual', study, '2012{}', ['2012', '']],
    ['a list', list, 'Go, {C, C++}, R\\&D', [['Go', 'C, C++', 'R&D']]],
    ['nothing', list, '', [[]]],
    ['a number of people', teamSize, 'team of 5', ['5']],
    ['people in words', teamSize, 'a handful', ['a handful']],
    ['a page and its code', pageAndCode, '\\link{x.org}, \\link{github.com/x}', ['x.org', 'github.com/x']],
    ['a page', pageAndCode, '\\link{x.org}', ['x.org', '']],
    ['code', pageAndCode, '\\link{github.com/x}', ['', 'github.com/x']],
    ['code elsewhere', pageAndCode, '{}\\link{x.org}', ['', 'x.org']],
    ['a page at the code’s place', pageAndCode, '\\link{github.com/x}{}', ['github.com/x', '']],
    ['a page that is no address', pageAndCode, '{on request, by mail}', ['on request, by mail', '']],
    ['no address', page, 'on request', ['on request']],
  ])('%s', (_what, codec, tex, values) => {
    expect(codec.read(tex)).toEqual(values)
    expect(codec.write('', values)).toBe(tex)
    expect(codec.write(tex, values)).toBe(tex)
  })
})

it.each<[string, Codec, string, FieldValue[], string]>([
  [
    'keeps the separator and the other part',
    job,
    '\\textbf{2019} -- 2021',
    ['2019', '2022', false],
    '\\textbf{2019} -- 2022',
  ],
  ['keeps the word for a job that goes on', job, '2019 -- heute', ['2018', '', true], '2018 -- heute'],
  ['months in figures become those of the class', job, '', ['03/2021', '', true], '2021-03 – Present'],
  ['a date alone, too', date, '', ['2021-3'], '2021-03'],
  ['items keep their source', list, '\\textbf{Go}, C', [['C', 'Go']], 'C, \\textbf{Go}'],
  [
    'leaves the months of the other date as they are',
    job,
    '09/2010 -- 03/2016',
    ['09/2010', '04/2016', false],
    '09/2010 -- 2016-04',
  ],
  ['leaves a range open', job, '2018 --', ['2017', '', false], '2017 --'],
  ['changes no date that is the same', date, '09/2010', ['09/2010'], '09/2010'],
  ['loses its second part', commaPair, 'BSc, Nursing', ['BSc', ''], 'BSc'],
  ['loses its first part', commaPair, 'BSc, Nursing', ['', 'Nursing'], '{}Nursing'],
  ['loses all', job, '2019 – 2021', ['', '', false], ''],
])('%s', (_what, codec, tex, values, written) => expect(codec.write(tex, values)).toBe(written))

describe('a part with the separator’s own characters', () => {
  it.each<[string, Codec, string, FieldValue[]]>([
    ['a period', study, '2019--2021', ['2019', '- about 2021']],
    ['a period', study, '2019--2021', ['2019 -', '2021']],
    ['a period', study, '2019--2021', ['2019-', '-2021-']],
    ['a pair', commaPair, 'BSc, Nursing', ['BSc,', ', Nursing']],
    ['a page', pageAndCode, 'a.org, github.com/x', ['a.org,', 'github.com/x']],
  ])('%s: in %j, %j', (_what, codec, tex, values) => {
    expect(codec.read(codec.write(tex, values))).toEqual(values)
  })
})
