// What a training makes of labelled pages: labels by their texts, weights by the labels.
import { lineRoles } from '@galley/import/pdf/layout/layout'
import { flowsOf } from '@galley/import/pdf/layout/flows'
import { wordsIn } from '@galley/import/pdf/layout/words'
import { readChain, scoresOf } from '@galley/import/pdf/model/chain'
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import type { Segment } from '../generate/page-parts.ts'
import { judgedFields } from '../judged-fields.ts'
import { labelsOf, segmentsOfWords } from './labels-of.ts'
import { compact, trainChain } from './train-chain.ts'
import { trainReadings } from './train-readings.ts'

const item = (text: string, y: number, x = 50) =>
  ({
    text,
    page: 0,
    x,
    baseline: y,
    width: text.length * 5,
    size: 10,
    font: 'F',
    bold: false,
    italic: false,
    isUpright: true,
  }) as const

it('labels lines by the texts that they show, whatever their case and their spaces', () => {
  const texts = [
    ['JO VANCE', 40],
    ['W O R K', 80],
    ['Engineer', 100],
    ['Globex', 112],
    ['• Built it, and', 126],
    ['kept it', 138],
  ] as const
  const words = wordsIn({
    pages: [{ width: 600, height: 800 }],
    links: [],
    items: texts.map(([text, y]) => item(text, y)),
  })
  const segments: Segment[] = [
    { role: 'name', unit: 0, text: 'Jo Vance' },
    { role: 'heading', unit: 1, text: 'Work' },
    { role: 'title', unit: 2, text: 'Engineer' },
    { role: 'organisation', unit: 2, text: 'Globex' },
    { role: 'bullet', unit: 3, text: 'Built it, and kept it' },
  ]
  const { flows } = flowsOf(words, 1)
  const labels = labelsOf(flows[0]!, segmentsOfWords(words, segments), new Set())
  expect(labels.map((label) => lineRoles[label])).toEqual(['name', 'heading', 'begin', 'header', 'bullet', 'more'])
})

it('learns what follows what, and what a feature says', () => {
  const [heading, begin, bullet] = ['heading', 'begin', 'bullet'].map((role) => lineRoles.indexOf(role as 'heading'))
  const sequence = { features: [['large'], ['plain'], ['plain']], labels: [heading!, begin!, bullet!] }
  const weights = compact(trainChain(Array.from({ length: 40 }, () => sequence)))
  expect(readChain(scoresOf(sequence.features, weights), weights).best).toEqual(sequence.labels)
})

it('learns which reading is better', () => {
  const difference = (at: number, value: number) => Array.from({ length: 15 }, (_, index) => (index === at ? value : 0))
  const weights = trainReadings([
    { difference: difference(1, -0.5), gain: 0.4 },
    { difference: difference(0, 0.2), gain: 0.1 },
  ])
  expect(weights[1]).toBeLessThan(0)
  expect(weights[0]).toBeGreaterThan(0)
})

it('judges each field that the truth knows', () => {
  const data = emptyResumeData()
  data.personalInfo.name = 'Jo Vance'
  data.personalInfo.email = 'other@vance.example'
  data.skills = ['Go', 'Tea']
  data.experience = [
    {
      id: '',
      company: 'Globex',
      position: 'Cook',
      startDate: '2019',
      endDate: '2020',
      location: '',
      description: '',
      current: false,
      employmentType: '',
    },
    {
      id: '',
      company: 'Nowhere',
      position: 'Pilot',
      startDate: '1990',
      endDate: '',
      location: '',
      description: '',
      current: false,
      employmentType: '',
    },
  ]
  const truth = {
    source: { layout: '1 column' },
    name: 'Jo Vance',
    email: 'jo@vance.example',
    phone: '',
    location: '',
    links: [],
    education: [],
    projects: [],
    skills: ['Go'],
    headings: [],
    experience: [{ company: 'Globex', position: 'Engineer', start: '2019', end: '2020', location: '', bullets: 0 }],
  }
  expect(Object.fromEntries(judgedFields(data, truth))).toEqual({
    'personalInfo.name': true,
    'personalInfo.email': false,
    'skills.0': true,
    'skills.1': false,
    'experience.0.company': true,
    'experience.0.position': false,
    'experience.0.startDate': true,
    'experience.0.endDate': true,
    'experience.1.company': false,
    'experience.1.position': false,
    'experience.1.startDate': false,
  })
})
