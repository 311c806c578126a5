// The fields that may be pointed at, by the form's own names. A path that is not in this table leads nowhere.
import { emptyResumeData, resumeData } from '@galley/contract/resume-data'
import type { ResumeData } from '@galley/contract/resume-data'
import { lookup } from '@galley/resume/text/lookup'

export interface PointedField {
  readonly path: string
  readonly isList: boolean
  /** It may have several lines. */
  readonly isLong: boolean
  /** Whether a text can be what the field is for. */
  fits(text: string): boolean
  /** Undefined where there is no such entry, and none can be begun. */
  read(data: ResumeData): string | undefined
  write(data: ResumeData, text: string): ResumeData | undefined
  readList(data: ResumeData): readonly string[]
  writeList(data: ResumeData, items: readonly string[]): ResumeData
}

const person = ['name', 'email', 'phone', 'address', 'title', 'linkedin', 'website', 'github', 'portfolio'] as const
const lists = ['skills', 'languages', 'hobbies'] as const
const entries = {
  experience: ['company', 'position', 'location', 'startDate', 'endDate', 'description', 'employmentType'],
  education: ['institution', 'degree', 'field', 'location', 'startDate', 'endDate', 'gpa', 'honors'],
  projects: ['name', 'role', 'startDate', 'endDate', 'url', 'description'],
  awards: ['title', 'issuer', 'date'],
  certifications: ['name', 'issuer', 'date'],
  publications: ['title', 'authors', 'publisher', 'date'],
  volunteering: ['organization', 'role', 'location', 'startDate', 'endDate', 'description'],
} as const

const isAddress = (text: string) => /^\S+\.\S+$/.test(text)
const shapes = lookup<(text: string) => boolean>({
  email: (text) => /^\S+@\S+\.\S+$/.test(text),
  phone: (text) => text.replace(/\D/g, '').length >= 6,
  startDate: (text) => /\d/.test(text) && text.length < 40,
  endDate: (text) => text.length < 40,
  date: (text) => /\d/.test(text) && text.length < 40,
  linkedin: isAddress,
  website: isAddress,
  github: isAddress,
  portfolio: isAddress,
  url: isAddress,
})
const long = new Set(['description', 'summary'])

type Texts = Readonly<Record<string, unknown>>
const textIn = (item: Texts | undefined, name: string): string | undefined => {
  const value = item?.[name]
  return typeof value === 'string' ? value : undefined
}

const nothing = { readList: () => [], writeList: (data: ResumeData) => data }
const none = { read: () => undefined, write: () => undefined }
const common = (path: string, name: string) => ({ path, isLong: long.has(name), fits: shapes[name] ?? (() => true) })

export function pointedField(path: string): PointedField | undefined {
  const [first = '', second = '', third = '', ...more] = path.split('.')
  if (more.length > 0) return undefined
  if (path === 'summary')
    return {
      ...common(path, path),
      ...nothing,
      isList: false,
      read: ({ summary }) => summary,
      write: (data, summary) => ({ ...data, summary }),
    }
  const list = lists.find((name) => name === path)
  if (list)
    return {
      ...common(path, path),
      ...none,
      isList: true,
      readList: (data) => data[list],
      writeList: (data, items) => ({ ...data, [list]: [...items] }),
    }
  if (first === 'personalInfo' && third === '') return personField(path, second)
  return entryField(path, { first, index: second, name: third })
}

function personField(path: string, name: string): PointedField | undefined {
  const key = person.find((each) => each === name)
  return (
    key && {
      ...common(path, key),
      ...nothing,
      isList: false,
      read: ({ personalInfo }) => personalInfo[key],
      write: (data, text) => ({ ...data, personalInfo: { ...data.personalInfo, [key]: text } }),
    }
  )
}

function entryField(
  path: string,
  { first, index, name }: { first: string; index: string; name: string },
): PointedField | undefined {
  const list = Object.keys(entries).find((each): each is keyof typeof entries => each === first)
  if (!list || !/^(?:0|[1-9]\d?)$/.test(index) || !entries[list].some((each) => each === name)) return undefined
  const at = Number(index)
  const itemsOf = (data: ResumeData) => data[list] as readonly Texts[]
  return {
    ...common(path, name),
    ...nothing,
    isList: false,
    // The one after the last begins an entry.
    read: (data) => (at === itemsOf(data).length ? '' : textIn(itemsOf(data)[at], name)),
    write(data, text) {
      const items = itemsOf(data)
      const own = items[at] ?? blank(list)
      const written = [...items.slice(0, at), { ...own, [name]: text }, ...items.slice(at + 1)]
      const parsed = resumeData.safeParse({ ...data, [list]: written })
      return parsed.success ? parsed.data : undefined
    },
  }
}

const blank = (list: keyof typeof entries): Texts =>
  resumeData.parse({ ...emptyResumeData(), [list]: [{}] })[list][0] as Texts
