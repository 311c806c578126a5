// The form's values, and the commands of the class that hold them.
import type { ResumeData } from '@galley/contract/resume-data'

/** A field's value as the form has it: a text, a list (`technologies`), or `current`. */
export type FieldValue = string | boolean | readonly string[]

export type SectionName = Exclude<keyof ResumeData, 'personalInfo'>
export type ItemCommand = 'entry' | 'shortentry' | 'publication'
