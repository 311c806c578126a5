import { resumeData, type ResumeDataInput } from '@galley/contract/resume-data'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { expect, it } from 'vitest'
import { languageOfForm } from './form-language.ts'

const languageOf = (data: ResumeDataInput) => languageOfForm(resumeData.parse(data))

const german: ResumeDataInput = {
  experience: [
    {
      position: 'Leiterin der Buchhaltung',
      company: 'Acme Consulting Ltd',
      startDate: '03/2021',
      endDate: 'heute',
      description: 'Verantwortlich für den Jahresabschluss\nEinführung einer neuen Software mit zwei Kolleginnen',
    },
  ],
}

it.each<[expected: string, title: string, ResumeDataInput]>([
  ['de', 'a German form', german],
  ['de', 'with English names and tools', { ...german, skills: ['Reporting', 'Forecasting', 'Business Intelligence'] }],
  [
    'fr',
    'a French summary',
    { summary: 'Ingénieure depuis dix ans dans le secteur de la santé, avec une équipe de six personnes.' },
  ],
  [
    'es',
    'a Spanish summary',
    { summary: 'Enfermera con diez años de experiencia en el cuidado de los pacientes y la formación del equipo.' },
  ],
  [
    'it',
    'an Italian summary',
    { summary: 'Responsabile della produzione con esperienza nella gestione di una squadra di dieci persone.' },
  ],
  [
    'pt',
    'a Portuguese summary',
    { summary: 'Engenheira com dez anos de experiência na gestão de projetos e na formação de uma equipe.' },
  ],
  [
    'nl',
    'a Dutch summary',
    { summary: 'Verpleegkundige met tien jaar ervaring in het ziekenhuis en de begeleiding van nieuwe collega’s.' },
  ],
  [
    'pl',
    'a Polish summary',
    {
      summary: 'Inżynier z dziesięcioletnim doświadczeniem oraz odpowiedzialność za zespół w firmie, która jest duża.',
    },
  ],
  ['en', 'an English summary', { summary: 'Accountant with ten years of experience in the health sector.' }],
  ['en', 'nothing', {}],
  [
    'en',
    'a name, a school and a town of elsewhere',
    {
      personalInfo: { name: 'Jürgen Müller', address: 'Köln', title: 'Software Engineer' },
      education: [{ institution: 'Technische Universität München', location: 'München', degree: 'BSc' }],
    },
  ],
  [
    'de',
    'a job that goes on until “heute”',
    { experience: [{ position: 'Koch', startDate: '03/2021', endDate: 'heute' }] },
  ],
  [
    'en',
    'the same word in English prose',
    {
      experience: [
        { position: 'Engineer', endDate: 'heute', description: 'Led the team that built the billing of a bank.' },
      ],
    },
  ],
  [
    'en',
    'English with a German heading',
    {
      summary: 'Led the team that built the billing of a bank, and trained its engineers for three years.',
      additional_sections: [{ section_name: 'Ehrenämter und Sonstiges', content: 'Trainer of the football club' }],
    },
  ],
  [
    'en',
    'half English, half German',
    {
      summary: 'Led the team that built the billing of a bank and was responsible for the training of new engineers.',
      experience: [{ position: 'Leiterin', description: 'Verantwortlich für die Einführung der neuen Software' }],
    },
  ],
  ['en', 'a language that the table lacks', { summary: 'Ansvarig för bokslut och rapportering till ledningen.' }],
])('%s: %s', (expected, _title, data) => expect(languageOf(data)).toBe(expected))

it.each(templates)('the sample of $id is English', ({ id }) => expect(languageOfForm(sampleResume(id))).toBe('en'))
