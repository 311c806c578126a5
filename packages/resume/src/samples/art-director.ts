import type { ResumeDataInput } from '@galley/contract/resume-data'

export const artDirector: ResumeDataInput = {
  personalInfo: {
    name: 'Noor van Dijk',
    title: 'Art director and illustrator',
    email: 'noor@vandijk.example',
    phone: '+31 10 555 0133',
    address: 'Rotterdam, Netherlands',
    portfolio: 'vandijk.example/work',
  },
  summary:
    'I make campaigns that people photograph in the street. Ten years of posters, festivals and public broadcasters, from the first sketch to the last proof at the printer’s.',
  skills: [
    'Art direction',
    'Illustration',
    'Lettering',
    'Campaign identity',
    'Motion',
    'Risograph',
    'Photography on set',
    'Print production',
  ],
  experience: [
    {
      position: 'Art Director',
      company: 'Studio Haven',
      location: 'Rotterdam',
      startDate: '2020',
      current: true,
      description:
        '- Led the identity of a film festival for five editions; visitors from 48,000 to 71,000, posters gone from the walls within days.\n- Direct a team of four and about twenty freelance illustrators a year; all of them credited.\n- Won the city’s contest of signs for the new ferry: 36 stops, one alphabet, no arrows that lie.',
    },
    {
      position: 'Designer, then Senior Designer',
      company: 'Omroep Maas',
      location: 'Rotterdam',
      startDate: '2015',
      endDate: '2020',
      description:
        '- Designed titles and covers for 60 programmes and podcasts; one drawn every Thursday, overnight.\n- Brought illustration back to election night: 2.1 million viewers, explained without a bar chart.',
    },
  ],
  projects: [
    {
      name: 'Dertien bruggen',
      role: 'Author',
      description: 'A picture book on the bridges of Rotterdam, printed in three colors. Second edition.',
      url: 'vandijk.example/bruggen',
    },
  ],
  education: [
    {
      degree: 'BA',
      field: 'Illustration',
      institution: 'Willem de Kooning Academy',
      location: 'Rotterdam',
      startDate: '2011',
      endDate: '2015',
    },
  ],
  awards: [
    { title: 'Dutch Poster Prize', issuer: 'Affichemuseum', date: '2023' },
    { title: 'European Design Award, silver', date: '2021' },
  ],
  languages: ['Dutch (native)', 'English (fluent)', 'Arabic (spoken)'],
  hobbies: ['Sign painting', 'Open water', 'Brass band'],
}
