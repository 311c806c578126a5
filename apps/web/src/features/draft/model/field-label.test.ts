import { expect, it } from 'vitest'
import { fieldLabel } from './field-label.ts'

it.each([
  ['personalInfo', 'name', 'Full Name'],
  ['experience', 'position', 'Position'],
  ['experience', 'startDate', 'Start date'],
  ['education', 'gpa', 'GPA'],
  ['additional_sections', 'organisation', 'Organization'],
  ['experience', 'constructor', undefined],
  ['__proto__', 'none', undefined],
])('%s %s: %s', (section, field, label) => expect(fieldLabel(section, field)).toBe(label))
