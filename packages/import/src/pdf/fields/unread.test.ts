import { expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import { column, pdfOf } from '../../testing/typeset.ts'

const name = { text: 'Jo Vance', y: 40, size: 22, bold: true }
const body = (lines: readonly string[]) => column(lines, { x: 50, y: 100 })

it.each([
  ['in a column of their own', 'Email', 'Phone'],
  ['with a colon', 'Email:', 'Phone:'],
])('lists no labels of contacts as unread: %s', (_where, email, phone) => {
  const labels = [
    { text: email, y: 60 },
    { text: phone, y: 74 },
    { text: 'Location', y: 88 },
  ]
  const values = [
    { text: 'jo@vance.example', x: 140, y: 60 },
    { text: '(555) 123-4567', x: 140, y: 74 },
  ]
  const { data, unread } = importResume(pdfOf([name, ...labels, ...values, ...body(['*SKILLS*', 'Go, SQL'])]))
  expect(data.personalInfo).toMatchObject({ email: 'jo@vance.example', phone: '(555) 123-4567' })
  // Without a value it may be a word of its own.
  expect(unread.map(({ text }) => text)).toEqual(['Location'])
})

it('lists the same words where they are no label of a contact', () => {
  const rows = ['Web || React, Vue', 'Mobile || Swift', 'Portfolio: || Behance']
  const { unread } = importResume(pdfOf([name, ...body(['*SKILLS*', ...rows])]))
  const texts = unread.map(({ text }) => text).join(' ')
  const { skills } = importResume(pdfOf([name, ...body(['*SKILLS*', ...rows])])).data
  for (const word of ['Web', 'Mobile', 'Portfolio']) expect(`${texts} ${skills.join(' ')}`).toContain(word)
})
