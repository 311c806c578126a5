// What counts as the same: in every script, and in the months of several languages.
import { describe, expect, it } from 'vitest'
import { dateOf } from './date-of.ts'
import { isAlike, likeness, same } from './score.ts'

describe('texts', () => {
  it.each([
    ['Łukasz Żak', 'Lukasz Zak', false],
    ['José Núñez', 'Jose Nunez', true],
    ['C++', 'C', false],
    ['Jean-Luc O’Brien', 'jean luc obrien', true],
    ['张三', '李四', false],
    ['张三', '张 三', true],
    ['Мария Иванова', 'мария иванова', true],
    ['Мария Иванова', 'Анна Петрова', false],
    ['राम', 'रमा', false],
  ])('%s and %s', (one, other, isEqual) => expect(same(one, other)).toBe(isEqual))

  it('are alike by their words in any script', () => {
    expect(likeness('阿里巴巴', '阿里巴巴')).toBe(1)
    expect(isAlike('Министерство финансов России', 'Министерство обороны России')).toBe(false)
  })
})

describe('dates', () => {
  it.each([
    ['März 2019', '2019-03'],
    ['août 2020', '2020-08'],
    ['enero de 2018', '2018-01'],
    ['dicembre 2017', '2017-12'],
    ['września 2016', '2016-09'],
    ['Sept. 2021', '2021-09'],
    ['2020-04', '2020-04'],
    ['04/2020', '2020-04'],
    ['aujourd’hui', 'present'],
    ['至今', 'present'],
    ['heute', 'present'],
    ['Summer 2014', '2014'],
    ['', ''],
  ])('%s', (typed, date) => expect(dateOf(typed)).toBe(date))
})
