import { additionalSection, resumeData } from '@galley/contract/resume-data'
import type { ResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { renderResume } from './render-resume.ts'
import { sampleLatex } from './sample-resume.ts'
import { templates } from './templates.ts'
import { compileToText, oneSpaced } from './testing/pdf-text.ts'
import { tierSample } from './testing/tier.ts'

/** A value of the schema in which every text is another word, and the words. */
function filled(schema: z.ZodType): { value: unknown; tokens: string[] } {
  const tokens: string[] = []
  const addresses = new Set(['linkedin', 'website', 'github', 'portfolio', 'url'])
  const fill = (current: z.core.$ZodType, key: string): unknown => {
    if (current instanceof z.ZodDefault || current instanceof z.ZodPrefault) return fill(current.def.innerType, key)
    if (current instanceof z.ZodBoolean) return false
    if (current instanceof z.ZodArray) return [fill(current.def.element, key), fill(current.def.element, key)]
    if (current instanceof z.ZodObject)
      return Object.fromEntries(Object.entries(current.def.shape).map(([name, inner]) => [name, fill(inner, name)]))
    if (!(current instanceof z.ZodString)) throw new Error(`The test can't fill ${key}`)
    if (key === 'id') return 'id'
    if (key === 'type') return 'text'
    const token = `tok${tokens.length}x`
    tokens.push(token)
    return addresses.has(key) ? `https://${token}.example` : token
  }
  return { value: fill(schema, ''), tokens }
}

const { value, tokens } = filled(resumeData)
const everything = resumeData.parse(value)

describe('every field of the data model is in the PDF', () => {
  it('the walk sees the whole model', () => {
    expect(Object.keys(everything).length).toBe(16)
    expect(Object.keys(everything.additional_sections[0] ?? {})).toEqual(Object.keys(additionalSection.shape))
    expect(tokens.length).toBeGreaterThan(120)
  })
  it.each(tierSample(templates, 4))('$id', async (template) => {
    const { raw, reading, errors } = await compileToText(renderResume(everything, template))
    expect(errors).toEqual([])
    expect(tokens.filter((token) => !raw.includes(token))).toEqual([])
    expect(tokens.filter((token) => !reading.includes(token))).toEqual([])
  })
  it('a current post ends in "Present"', async () => {
    const data: ResumeData = resumeData.parse({
      experience: [{ company: 'Acme', startDate: '2019', current: true }],
    })
    const { raw } = await compileToText(renderResume(data, templates[0]!))
    expect(oneSpaced(raw)).toContain('2019 – Present')
  })
})

describe('samples', () => {
  it.each(tierSample(templates, 4))('$id compiles without a complaint of its class', async ({ id }) => {
    const { errors, log, raw } = await compileToText(sampleLatex(id))
    expect(errors).toEqual([])
    expect(log).not.toMatch(/Class resume|Overfull/)
    expect(raw.length).toBeGreaterThan(1000)
  })
})
