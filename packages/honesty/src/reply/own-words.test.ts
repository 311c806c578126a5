// Which of a person's words are facts about them: what they say, ask to be written, and answer. What they deny, doubt,
// ask or paste is none.
import { describe, expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

const posting = [
  'You will lead a team and own Kubernetes and Terraform infrastructure for robots. PMP a plus.',
  'Platform Engineer at Initech',
  'Requirements:',
  'Kubernetes: production clusters',
  'Terraform, Kafka: event streams. Helm in production environments.',
].join('\n')

describe('a message', () => {
  it.each([
    'I used Terraform at Northwind',
    'I also led a team of four',
    'We moved to Kubernetes in 2022',
    'Add Terraform to my skills',
    'Please include that I speak French',
    'Could you add that I speak French?',
    'could you add that i ran the night shift twice in May?',
    'since last month i also mentor one intern',
    'schreib noch rein dass ich seit mai den Staplerschein habe',
    'acrescenta que fiz em março o curso de primeiros socorros',
    'Bitte ergänze: Sicherheitsunterweisung 2024',
    'ajoute que je parle italien',
    'add a bullet to Lumen: Trained 15 librarians',
    'add to the Northwind job that I trained two interns',
    'replace "26" with "30"',
    'rename Otter to Otter Parser',
    'My GPA was 3.8',
    'Ich habe Terraform benutzt',
    'i used terraform at northwind',
    'When I was at Acme, I led a team of four',
    'lego club got bigger this year its about 18 kids now',
    'The school job went on till summer 2017 not 2016',
    'the trip was 3 days btw, and to Cromer',
    'exam moved, its 14 september now',
    'did a typing test yesterday, 62 wpm',
    'passed the 2391!!',
    'since january i also do the weekly rota',
    'the bronze award came in April 2023, put that in please',
    'good news the kiosk went live in two clinics this march, can you change that line',
    'spanish is my native language and my english is fluent',
    'my new number is 937 555 0190',
    'Ya acabé el curso de carretilla, en abril de 2025',
    'Zdałam egzamin na wózek widłowy w maju',
    'my notary commission came through on sept 12 2024!',
  ])('is their word: %s', (message) => expect(ownWords([message], posting)).toEqual([message]))

  it.each<[string, string[]]>([
    ['The stall was sold in May 2024. Update the summary.', ['The stall was sold in May 2024.', 'Update the summary.']],
    [
      'Good news, Kent approved the pond plan last week. Please update it',
      ['Good news, Kent approved the pond plan last week.', 'Please update it'],
    ],
    ['I work at a clinic on Saturdays. Mostly knee rehab.', ['I work at a clinic on Saturdays.', 'Mostly knee rehab.']],
    [
      'I got promoted! Assistant Manager at Marel since April 2025.',
      ['I got promoted!', 'Assistant Manager at Marel since April 2025.'],
    ],
    ['I read the ad for the cook. Cook at Marel since 2020.', ['I read the ad for the cook.']],
    ['my spanish is advanced now, not intermediate', ['my spanish is advanced now, not intermediate']],
    ['move Projects up and correct the stars, it is 260 now', ['correct the stars, it is 260 now']],
    ['Is this job for me? Mostly Kubernetes.', []],
    ['The candidate has led teams of ten, put that in', []],
    ['The role is based in Leeds. Put that in.', ['Put that in.']],
    ['I never used Terraform, but I used Pulumi at Acme', ['I used Pulumi at Acme']],
    ['Add Docker to my skills and tailor it to the job', ['Add Docker to my skills']],
    ['Remove Git from my skills and add Docker', ['add Docker']],
    ['Tailor it to the job and add Docker', ['add Docker']],
    ['Tailor it to the job and add what is missing', []],
    ['been the first aider since 2021 btw, worth a mention?', ['been the first aider since 2021 btw']],
    [
      'oh i forgot, i set up the rooms for all three dentists',
      ['oh i forgot, i set up the rooms for all three dentists'],
    ],
  ])('is their word in part: %s', (message, words) => expect(ownWords([message], posting)).toEqual(words))

  it.each([
    'Requirements: Kubernetes, Terraform and Rust. 5+ years.',
    'Tailor my resume for a Kubernetes job',
    'Tailor this to a job with Kubernetes',
    'Rewrite it so that it matches Kubernetes roles',
    'I know nothing about Kubernetes',
    'I lack Kubernetes',
    'I hardly know Kubernetes',
    'I have heard of Kubernetes',
    'I failed the Kubernetes exam',
    'I avoided Kubernetes',
    'I never used Terraform',
    'I have not used Kubernetes, Terraform and Helm',
    'I wish I had used Kubernetes',
    'If I had used Kubernetes, I would say so',
    'I want to learn Kubernetes',
    'I’m applying for a Kubernetes role',
    'I’d love a Kubernetes job',
    'We are looking for someone who led a team of 12 engineers',
    'We use Kubernetes and Terraform',
    'You will lead a team of 12 engineers',
    'You led a team of 12 engineers',
    'Make my resume sound like a Kubernetes expert',
    'Add the keywords of the posting: Kubernetes',
    'Add a bullet about Kubernetes',
    'Put Kubernetes first',
    'My resume has Kubernetes missing',
    'Kubernetes',
    '5+ years of Kubernetes',
    'Does it say that I used Kubernetes?',
    'Should I say that I used Kubernetes?',
    'what if i used Kubernetes',
    'Ich habe Terraform nie benutzt',
    'Update the summary: sound senior',
    'schreib etwas über Kubernetes rein',
    'ajoute ce que demande l’annonce: Kubernetes',
    'acrescenta o que a vaga pede: Kubernetes',
    'Requirements:\n- Kubernetes\nWe moved to Terraform in 2022\nAdd value',
  ])('proves nothing: %s', (message) => expect(ownWords([message], posting)).toEqual([]))
})

describe('a figure without an "I"', () => {
  it.each([
    'The team is 12 people and was founded in 2015',
    'The role now has 10 direct reports',
    'We are now 40 engineers in three offices',
    'You will actually own 5 services',
    'The company got bigger this year with 300 staff',
    'They reached 2 million users last year',
    'make it 2 pages now',
    'the summary is 6 lines now',
    'Applicants now need 5 years',
    'it has 140 cows',
  ])('is not theirs: %s', (message) => expect(ownWords([message], '')).toEqual([]))
})

describe('news that is not theirs', () => {
  it.each([
    'Most nurses are ACLS certified, please add that',
    'The ideal nurse is certified in ACLS, add that',
    'My sister won the Bronze Award in 2020, put that in',
    'Terraform is used daily there, add it',
    'The forklift licence was almost finished in 2020, put that in',
    'It is a lie but she managed ten people, put that in',
    'Kubernetes, Terraform and Go are needed, include in skills',
  ])('%s', (message) => expect(ownWords([message], '')).toEqual([]))

  it('nor is a sentence of the posting with an errand behind it', () => {
    const sentence = 'The platform was moved to Kubernetes for all services'
    expect(ownWords([`${sentence}, put that in please`], `${sentence}.`)).toEqual([])
  })
})

describe('what was pasted', () => {
  it.each<[string, string, string[]]>([
    ['a sentence of the posting', 'You will lead a team and own Kubernetes and Terraform infrastructure.', []],
    [
      'a long text',
      `About us. ${'We love Kubernetes at Acme Robotics and so will you. '.repeat(20)}`.replaceAll('We', 'They'),
      [],
    ],
    [
      'a long text, but for what they say in it',
      `${'Kubernetes is loved at Acme Robotics. '.repeat(20)}\nI used Helm.`,
      ['I used Helm.'],
    ],
  ])('is not theirs: %s', (_what, message, words) => expect(ownWords([message], posting)).toEqual(words))

  const pasted = [
    'Senior Platform Engineer at Globex',
    'Requirements',
    '- 5 years of Kubernetes',
    'I joined Globex in 2019 and I use Terraform every day.',
    '"I have built our robots in Rust," says Anna, who leads the team.',
    'Benefits',
    'I look forward to meeting you. I run the hiring here with Helm.',
  ].join('\n')
  it.each<[string, string, string[]]>([
    ['alone', pasted, []],
    ['behind a wish', `Tailor my resume to this:\n\n${pasted}`, []],
    [
      'behind what they say of themselves',
      `I used Pulumi at Acme. Tailor my resume to this posting:\n\n${pasted}`,
      ['I used Pulumi at Acme.'],
    ],
    [
      'before what they say of themselves',
      `${pasted}\n\nPlease add this to my resume: I used Pulumi at Acme.`,
      ['Please add this to my resume: I used Pulumi at Acme.'],
    ],
  ])('has an "I" that is another person’s, in a posting %s', (_what, message, words) =>
    expect(ownWords([message], '')).toEqual(words),
  )
})

describe('an answer that is typed', () => {
  it.each([
    'Kubernetes: yes',
    'Kubernetes: yes, at Northwind',
    'Kubernetes: At Northwind, for the billing API',
    'Kubernetes: used it daily at Northwind',
    'Kubernetes: two years at Northwind',
    'Kubernetes: since 2021',
    'Kubernetes: Northwind, 2021 to 2023',
    'Kubernetes: in my current job',
    'Kubernetes: for two years in my last job',
    'Kubernetes: definitely',
    'Kubernetes: Northwind',
    'Kubernetes: daily, for the billing API',
    'Kubernetes: I ran it at Northwind for two years',
    'Kubernetes and Terraform: both at Northwind',
    'I have used Kafka: at Northwind for two years',
    'I have used Kafka: yes, at Northwind',
    'FooBarDB: the team kept its orders there',
    '30%: 30% is right',
    '30%: correct',
    '30%: that’s right',
    '12 engineers: exactly',
    'Led a team of 12 engineers: yes, at Northwind',
    'Led the move to Kafka: in my last job',
    'Worked on the billing API: cut its errors by half',
    '2 years at Northwind',
    'Three years, at Acme',
    'Trained 15 librarians',
    'Northwind, 2021 to 2023',
    'in my current job',
    'definitely',
    'correct',
    '30% is right',
    'yes, that is correct',
  ])('is their word: %s', (message) => expect(ownWords([message], posting)).toEqual([message.replace('’', "'")]))

  it.each<[string, string[]]>([
    ['30%: it was 20%', ['it was 20%']],
    ['Kubernetes: yes, Kafka: no', ['Kubernetes: yes']],
    ['Kubernetes: yes. At Northwind.', ['Kubernetes: yes.', 'At Northwind.']],
    ['Kubernetes: no, but I ran Nomad at Northwind', ['I ran Nomad at Northwind']],
  ])('is their word in part: %s', (message, words) => expect(ownWords([message], posting)).toEqual(words))

  it.each([
    'Kubernetes: no',
    'Kubernetes: nope',
    'Kubernetes: never',
    'Kubernetes: I have not used it',
    'Kubernetes: not at Northwind',
    'Kubernetes: not yet, but soon',
    'Kubernetes: learning it',
    'Kubernetes: I am learning it',
    'Kubernetes: I could learn it quickly',
    'Kubernetes: I would love to',
    'Kubernetes: maybe',
    'Kubernetes: what is that?',
    'Kubernetes: should I add it?',
    'Kubernetes: skip it',
    '30%: wrong',
    '30%: that is wrong',
    'I have used Kafka: no',
    'not in my current job',
  ])('that denies proves nothing: %s', (message) => expect(ownWords([message], posting)).toEqual([]))

  it.each([
    'Kubernetes: production clusters',
    'Kafka: event streams.',
    'Kubernetes: 5+ years',
    'Kubernetes: at least 3 years',
    'Kubernetes: required',
    'Kubernetes: a plus',
    'Kubernetes: you will run it in production',
    'Must have: Kubernetes in production',
    'Nice to have: Kafka',
    'Location: at Northwind',
    'Tailor it to this: Kubernetes',
    'Tech stack: Kubernetes, Terraform',
  ])('is not what a posting says: %s', (message) => expect(ownWords([message], posting)).toEqual([]))
})

describe('an answer to the question about a claim', () => {
  it.each<[about: string, words: string, facts: string[]]>([
    ['Kubernetes', 'yes', ['Kubernetes: yes']],
    ['Kubernetes', 'yes. At Northwind.', ['Kubernetes: yes.', 'At Northwind.']],
    ['Kubernetes', 'yes, Kafka: no', ['Kubernetes: yes']],
    ['Kubernetes', 'no, but I ran Nomad at Northwind', ['I ran Nomad at Northwind']],
    ['I led 12 people, and cut costs by 30%', 'no, but I led 5 people', ['I led 5 people']],
    ['30%', 'it was 20%', ['it was 20%']],
    ['30%', 'that’s right', ["30%: that's right"]],
    // Typed, these would be an instruction, a question, and two sentences.
    ['Use of Kafka', 'yes, at Northwind', ['Use of Kafka: yes, at Northwind']],
    ['Who else? Acme', 'yes', ['Who else? Acme: yes']],
    ['Led a team. Hired five', 'yes', ['Led a team. Hired five: yes']],
    ['Ratio 3:1: kept', 'yes', ['Ratio 3:1: kept: yes']],
  ])('is their word: %s: %s', (about, words, facts) => expect(ownWords([{ about, words }], posting)).toEqual(facts))

  it.each([
    ['Kubernetes', 'no'],
    ['Kubernetes', 'what is that?'],
    ['Kubernetes', 'I would love to'],
    ['Kubernetes', 'production clusters'],
    ['Kubernetes', 'at least 3 years'],
    ['Use of Kafka', 'never'],
    ['Led a team', 'brilliant'],
    // The claim's own words are not the person's.
    ['Set up CI for 40 teams', 'wrong'],
    ['Change management', 'nope'],
    ['List price of 3 million', 'skip it'],
    ['I led 12 people, and cut costs by 30%', 'no'],
  ])('proves nothing where it denies, asks or pastes: %s: %s', (about, words) =>
    expect(ownWords([{ about, words }], posting)).toEqual([]),
  )
})

it.each(['Set up CI for 40 teams: wrong', 'Change management: nope', 'Put 12 libraries live: that is false'])(
  'a claim that is typed and denied proves nothing: %s',
  (message) => expect(ownWords([message], posting)).toEqual([]),
)
