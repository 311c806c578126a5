// Which field of the form stands where in an entry of each section. The counterpart of ../section-tex.ts.
import { commaPair, date, list, page, pageAndCode, period, plain, teamSize, type Codec } from './codecs.ts'
import type { ItemCommand, SectionName } from './field-types.ts'

/** The arguments of an entry by what they are for. */
export type Slot = 'remark' | 'title' | 'organisation' | 'place' | 'dates'

export interface Fields {
  readonly names: readonly string[]
  readonly codec: Codec
}

export interface DetailForm extends Fields {
  /** The label as the form writes it. */
  readonly label: string
  /** Other labels that say the same, in lower case. */
  readonly otherLabels?: readonly string[]
  /** Details before the description, or after it. */
  readonly isAfterBody?: boolean
}

export interface ItemForm {
  readonly command: ItemCommand
  readonly slots: Readonly<Partial<Record<Slot, Fields>>>
  readonly details: readonly DetailForm[]
  /** Whether the form has a description there. */
  readonly hasDescription: boolean
}

const slotOrder: Readonly<Record<ItemCommand, readonly Slot[]>> = {
  entry: ['title', 'organisation', 'place', 'dates'],
  shortentry: ['title', 'organisation', 'dates'],
  publication: ['title', 'organisation', 'place', 'dates'],
}
/** In the order of the command's mandatory arguments. */
export const slotsOf = (command: ItemCommand): readonly Slot[] => slotOrder[command]

const one = (name: string, codec: Codec = plain): Fields => ({ names: [name], codec })
const whileCurrent: Fields = { names: ['startDate', 'endDate', 'current'], codec: period('first', true) }

const post = (title: string, organisation: string, remark?: string): ItemForm => ({
  command: 'entry',
  slots: {
    ...(remark !== undefined && { remark: one(remark) }),
    title: one(title),
    organisation: one(organisation),
    place: one('location'),
    dates: whileCurrent,
  },
  details: [],
  hasDescription: true,
})

const forms: Readonly<Partial<Record<SectionName, ItemForm>>> = {
  experience: post('position', 'company', 'employmentType'),
  volunteering: post('role', 'organization'),
  military: post('rank', 'branch'),
  education: {
    command: 'entry',
    slots: {
      title: { names: ['degree', 'field'], codec: commaPair },
      organisation: one('institution'),
      place: one('location'),
      dates: { names: ['startDate', 'endDate'], codec: period('second', false) },
    },
    details: [
      { label: 'GPA', ...one('gpa') },
      { label: 'Honors', otherLabels: ['honours'], ...one('honors') },
      { label: 'Coursework', otherLabels: ['relevant coursework'], ...one('coursework', list) },
    ],
    hasDescription: false,
  },
  projects: {
    command: 'entry',
    slots: {
      remark: one('teamSize', teamSize),
      title: one('name'),
      organisation: one('role'),
      dates: { names: ['startDate', 'endDate'], codec: period('first', false) },
    },
    details: [
      { label: 'Technologies', isAfterBody: true, ...one('technologies', list) },
      { label: 'Links', otherLabels: ['link'], isAfterBody: true, names: ['url', 'github'], codec: pageAndCode },
    ],
    hasDescription: true,
  },
  awards: {
    command: 'shortentry',
    slots: { title: one('title'), organisation: one('issuer'), dates: one('date', date) },
    details: [],
    hasDescription: true,
  },
  certifications: {
    command: 'shortentry',
    slots: {
      title: one('name'),
      organisation: one('issuer'),
      dates: { names: ['date', 'expiryDate'], codec: period('first', false) },
    },
    details: [{ label: 'Credential ID', ...one('credentialId') }],
    hasDescription: false,
  },
  publications: {
    command: 'publication',
    slots: { title: one('title'), organisation: one('authors'), place: one('publisher'), dates: one('date', date) },
    details: [{ label: 'Link', otherLabels: ['links'], isAfterBody: true, ...one('url', page) }],
    hasDescription: true,
  },
  speaking: {
    command: 'entry',
    slots: { title: one('title'), organisation: one('event'), place: one('location'), dates: one('date', date) },
    details: [{ label: 'Link', otherLabels: ['links'], isAfterBody: true, ...one('url', page) }],
    hasDescription: true,
  },
}

/** For entries in a section that the form has no fields for. */
const anyForm: ItemForm = {
  command: 'entry',
  slots: {
    remark: one('remark'),
    title: one('title'),
    organisation: one('organisation'),
    place: one('place'),
    dates: one('dates', date),
  },
  details: [],
  hasDescription: true,
}

export const formOf = (section: SectionName): ItemForm => forms[section] ?? anyForm

/** Whether the form has entries in this section, and not a text or a list of words. */
export const hasItems = (section: SectionName): boolean => forms[section] !== undefined

export function detailForm(form: ItemForm, label: string): DetailForm | undefined {
  const wanted = label.replace(/:$/, '').trim().toLowerCase()
  return form.details.find((detail) => detail.label.toLowerCase() === wanted || detail.otherLabels?.includes(wanted))
}
