// What a training makes of labelled pages: labels by their texts, weights by the labels.
import { readFileSync } from 'node:fs'
import { lineRoles, linesToLearn, readChain, readingFeatureNames, scoresOf } from '@galley/import/pdf/model/learning'
import type { ModelWeights } from '@galley/import/pdf/model/learning'
import type { PdfText, TextItem } from '@galley/import/pdf/layout/pdf-text'
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import type { Segment } from '../generate/page-parts.ts'
import { judgedFields } from '../judged-fields.ts'
import type { Truth } from '../score.ts'
import { labelledLines } from './labelled-lines.ts'
import { labelsOf, segmentsOfWords } from './labels-of.ts'
import { compact, trainChain } from './train-chain.ts'
import { trainReadings } from './train-readings.ts'
import { hashOfWeights, sourcesOfWeights, weightsFile } from './weights-file.ts'

const item = (text: string, y: number, x = 50): TextItem => ({
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
})

interface WeightsFile extends ModelWeights {
  readonly roles: readonly string[]
  readonly sha256: string
  readonly sources: string
}

const emptyTruth: Truth = {
  source: { layout: '1 column' },
  name: '',
  email: '',
  phone: '',
  location: '',
  links: [],
  experience: [],
  education: [],
  projects: [],
  skills: [],
  headings: [],
}

const pageOf = (items: readonly TextItem[]): PdfText => ({
  pages: [{ width: 600, height: 800 }],
  links: [],
  items,
})

it('has weights of these sources and these roles, and none that was changed by hand', () => {
  const weights = JSON.parse(readFileSync(weightsFile, 'utf8')) as WeightsFile
  expect(weights.roles).toEqual(lineRoles)
  expect(weights.sha256).toBe(hashOfWeights(weights))
  expect(weights.sources, 'learn them anew: node evals/import/train/train.ts').toBe(sourcesOfWeights())
})

it('learns from the lines that an import reads, without hidden or turned text and running heads', () => {
  const own = [item('Jo Vance', 40), item('Engineer', 300), item('Globex', 312)]
  const learnt = (text: PdfText) =>
    labelledLines({ family: 'rail', seed: 1, text, segments: [], truth: emptyTruth }).flatMap(({ labels }) => labels)
      .length
  expect(learnt(pageOf(own))).toBe(3)
  expect(learnt(pageOf([...own, { ...item('Hidden', 330), isHidden: true }]))).toBe(3)
  expect(learnt(pageOf([...own, { ...item('Turned', 330), isUpright: false }]))).toBe(3)
  const pages = [0, 1].map(() => ({ width: 600, height: 800 }))
  const head = item('Jo Vance – Resume', 780)
  const two = [...own, head, { ...item('Cook', 300), page: 1 }, { ...head, page: 1 }]
  expect(learnt({ ...pageOf(two), pages })).toBe(4)
})

it('labels lines by the texts that they show, whatever their case and their spaces', () => {
  const texts = [
    ['JO VANCE', 40],
    ['W O R K', 80],
    ['Engineer', 100],
    ['Globex', 112],
    ['• Built it, and', 126],
    ['kept it', 138],
  ] as const
  const { words, flows } = linesToLearn(pageOf(texts.map(([text, y]) => item(text, y))))
  const segments: Segment[] = [
    { role: 'name', unit: 0, text: 'Jo Vance' },
    { role: 'heading', unit: 1, text: 'Work' },
    { role: 'title', unit: 2, text: 'Engineer' },
    { role: 'organisation', unit: 2, text: 'Globex' },
    { role: 'bullet', unit: 3, text: 'Built it, and kept it' },
  ]
  const labels = labelsOf(flows[0]!.lines, segmentsOfWords(words, segments), new Set())
  expect(labels.map((label) => lineRoles[label])).toEqual(['name', 'heading', 'begin', 'header', 'bullet', 'more'])
})

it('learns what follows what, and what a feature says', () => {
  const [heading, begin, bullet] = ['heading', 'begin', 'bullet'].map((role) => lineRoles.indexOf(role as 'heading'))
  const sequence = { features: [['large'], ['plain'], ['plain']], labels: [heading!, begin!, bullet!] }
  const chain = compact(trainChain(Array.from({ length: 40 }, () => sequence)))
  expect(readChain(scoresOf(sequence.features, chain), chain).best).toEqual(sequence.labels)
})

it('learns which reading is better', () => {
  const difference = (at: number, value: number) => readingFeatureNames.map((_, index) => (index === at ? value : 0))
  const reading = trainReadings([
    { difference: difference(1, -0.5), gain: 0.4 },
    { difference: difference(0, 0.2), gain: 0.1 },
  ])
  expect(reading[readingFeatureNames[1]]).toBeLessThan(0)
  expect(reading[readingFeatureNames[0]]).toBeGreaterThan(0)
})

it('learns nothing in favour of a reading from what can only speak against it', () => {
  const at = readingFeatureNames.indexOf('unknown lines')
  const difference = readingFeatureNames.map((_, index) => (index === at ? 0.3 : index === 0 ? 0.1 : 0))
  const reading = trainReadings([{ difference, gain: 0.4 }])
  expect(reading['unknown lines']).toBe(0)
  expect(reading.sureness).toBeGreaterThan(0)
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
