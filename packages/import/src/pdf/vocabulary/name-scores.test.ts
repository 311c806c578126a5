// How much a text reads like a post, in languages whose words for people end in ways of their own.
import { expect, it } from 'vitest'
import { titleScore } from './name-scores.ts'

it.each([
  'Главный технолог',
  'Сварщик',
  'Каменщица 4 разряда',
  'Ασφαλιστής',
  'Νευρολόγος',
  'Elektrikář',
  'Elektricien',
  'Psicóloga infantil',
  'Aşçı',
])('“%s” is a post', (text) => {
  expect(titleScore(text)).toBeGreaterThanOrEqual(0.5)
})

it.each([
  'Apple Store',
  'Constructora Del Norte',
  'Отель Метрополь',
  'Городская больница',
  'Helsingør',
  'Mělník',
  'Πανεπιστήμιο Κρήτης',
  'Juan Quintero',
  'Иван Мельник',
  'Ministero della Giustizia',
  'Kale Güvenlik',
  'Mimar Sinan Üniversitesi',
  'San Salvador',
  'Catálogo',
])('“%s” is none', (text) => {
  expect(titleScore(text)).toBeLessThan(0.5)
})
