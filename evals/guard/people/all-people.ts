// For tests only: the people of the unseen sets beside those of subjects.ts.
import { accountant } from './accountant.ts'
import { chef } from './chef.ts'
import { dataEngineer, financeAnalyst, physicsTeacher, salesRep, wardNurse } from './everyday-people.ts'
import { everydayPeople2 } from './everyday-2-people.ts'
import { everydayPeople3 } from './everyday-3-people.ts'
import { everydayPeople4 } from './everyday-4-people.ts'
import { everydayPeople5 } from '../sets/everyday-5.ts'
import { everydayPeople6 } from './everyday-6-people.ts'
import { biologist, picker, student, uxDesigner } from './everyday-people-2.ts'
import { marketer } from './marketer.ts'
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { getSubject } from '@galley/honesty/guard/testing/subjects'
import { teacher } from './teacher.ts'
import { warehouseLead } from './warehouse-lead.ts'

const people: Readonly<Record<string, Subject>> = {
  teacher,
  accountant,
  chef,
  warehouse: warehouseLead,
  marketer,
  dataEngineer,
  wardNurse,
  salesRep,
  physicsTeacher,
  financeAnalyst,
  student,
  picker,
  uxDesigner,
  biologist,
  ...everydayPeople2,
  ...everydayPeople3,
  ...everydayPeople4,
  ...everydayPeople5,
  ...everydayPeople6,
}

export const getPerson = (name: string): Subject => people[name] ?? getSubject(name)
