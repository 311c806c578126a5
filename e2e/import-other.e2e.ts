// A resume in another format than PDF: recognised by its content, it fills the form.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleLatex } from '@galley/resume/sample-resume'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { bold, docx, heading, paragraph, point, run, zipOf } from '../apps/worker/src/import/testing/zips.ts'
import { register, useBrowser } from './browser.ts'

const chromium = useBrowser()
let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-import-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const jsonResume = JSON.stringify({
  basics: { name: 'Maya Okafor', email: 'maya@example.org', image: 'me.png' },
  work: [{ name: 'Northwind Traders', position: 'Engineer', startDate: '2021-03', highlights: ['Cut cost by 30%'] }],
  education: [{ institution: 'Oregon State University', area: 'Computer Science', studyType: 'BSc' }],
})
const words = docx({
  body: [
    paragraph(run('Maya Okafor'), '<w:pStyle w:val="Title"/>'),
    paragraph(run('maya@example.org')),
    heading('Experience'),
    paragraph(`${bold('Engineer')}${run(', Northwind Traders\tMar 2021 – Present')}`),
    point('Cut cost by 30%'),
  ].join(''),
})
const linkedIn = zipOf({
  'Profile.csv': 'First Name,Last Name,Headline\nMaya,Okafor,Engineer\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nmaya@example.org,Yes,Yes,\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nNorthwind Traders,Engineer,"Cut cost by 30%",Seattle,Mar 2021,\n',
})
const plain =
  'Maya Okafor\nmaya@example.org\n\nEXPERIENCE\nEngineer, Northwind Traders\nMar 2021 – Present\n- Cut cost by 30%\n'
const foreign = `\\documentclass{article}
\\begin{document}
{\\LARGE Maya Okafor}\\par maya@example.org
\\section*{Experience}
\\textbf{Engineer}, Northwind Traders \\hfill Mar 2021 -- Present
\\begin{itemize}\\item Cut cost by 30\\%\\end{itemize}
\\end{document}
`
const broken = foreign.replace('\\begin{document}', '\\usepackage{no-such-package-anywhere}\n\\begin{document}')

it.each([
  { what: 'JSON Resume', file: 'resume.json', content: jsonResume, hasPages: false },
  { what: 'a Word file', file: 'resume.docx', content: words, hasPages: true },
  { what: 'LinkedIn’s data export', file: 'Basic_LinkedInDataExport.zip', content: linkedIn, hasPages: false },
  { what: 'plain text', file: 'resume.txt', content: plain, hasPages: true },
  { what: 'LaTeX of another class', file: 'resume.tex', content: foreign, hasPages: true },
  { what: 'LaTeX that does not compile here', file: 'broken.tex', content: broken, hasPages: true },
  // Whatever it calls itself.
  { what: 'a Word file by another name', file: 'resume.txt', content: words, hasPages: true },
])('$what', async ({ file, content, hasPages }) => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  const path = join(folder, file)
  writeFileSync(path, content)
  await page.getByLabel('choose another file type').setInputFiles(path)
  await page.getByText('Information extracted successfully! Review and edit the form below.').waitFor()
  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Maya Okafor')
  expect(await page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe('maya@example.org')
  expect(await page.getByLabel('Company').inputValue()).toBe('Northwind Traders')
  expect(await page.getByLabel('Position').inputValue()).toBe('Engineer')
  expect(await page.getByLabel('Description').first().inputValue()).toContain('Cut cost by 30%')
  const original = page.getByRole('region', { name: 'Your original' })
  if (hasPages) {
    await page.getByLabel('Company').focus()
    await original.locator('[data-active][title="Go to Company"]').waitFor()
    await original.getByText('Northwind Traders').first().waitFor({ state: 'attached' })
  } else expect(await original.count()).toBe(0)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('LaTeX of our own comes back as the form that it was made of', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  const path = join(folder, 'own.tex')
  writeFileSync(path, sampleLatex('classic'))
  await page.getByLabel('choose another file type').setInputFiles(path)
  await page.getByText('Information extracted successfully! Review and edit the form below.').waitFor()
  await page.getByRole('region', { name: 'Your original' }).waitFor()
  expect(await page.getByText(/be placed in the form/).count()).toBe(0)
})

it.runIf(isDeepTier)('LinkedIn’s own PDF, dropped on the card', async () => {
  const { page: printer } = await chromium.visit()
  await printer.setContent(`<style>body{margin:0;font:11pt sans-serif;display:grid;grid-template-columns:13rem 1fr;min-height:100vh}aside{background:#293e49;color:#fff;padding:2rem 1rem}main{padding:2rem}h1{font-size:24pt;margin:0}h2{font-size:16pt;font-weight:400}aside h2{font-size:13pt}p{margin:0 0 8pt}b{font:12pt sans-serif}i{font:11.5pt sans-serif}small{font-size:10.5pt}footer{position:fixed;bottom:12pt;right:40%;font-size:9pt}*{-webkit-print-color-adjust:exact}</style>
<aside><h2>Contact</h2><p>maya@example.org</p><p>www.linkedin.com/in/maya-okafor<br>(LinkedIn)</p><h2>Top Skills</h2><p>Python</p><p>Django</p><h2>Languages</h2><p>Igbo</p></aside>
<main><h1>Maya Okafor</h1><p>Engineer at Northwind Traders</p><p>Portland, Oregon, United States</p><h2>Experience</h2><p><b>Northwind Traders</b><br><i>Engineer</i><br><small>March 2021 - Present (3 years 2 months)<br>Seattle, Washington</small></p><p>Cut cost by 30%.</p><h2>Education</h2><p><b>Oregon State University</b><br>Bachelor of Science, Computer Science · (2014 - 2018)</p></main><footer>Page 1 of 1</footer>`)
  const pdf = await printer.pdf({ format: 'Letter', printBackground: true })
  await printer.context().close()
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  const card = page.getByRole('region', { name: 'Quick Start' })
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], 'Profile.pdf', { type: 'application/pdf' }))
    return transfer
  }, Array.from(pdf))
  await card.dispatchEvent('dragover', { dataTransfer: dropped })
  await card.dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByText('Information extracted successfully! Review and edit the form below.').waitFor()
  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Maya Okafor')
  expect(await page.getByLabel('Company').inputValue()).toBe('Northwind Traders')
  expect(await page.getByLabel('Position').inputValue()).toBe('Engineer')
  expect(await page.getByRole('textbox', { name: 'Skills' }).inputValue()).toBe('Python, Django')
})

it('says which kinds are taken, where it is none of them', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill('Zoë Ångström')
  const path = join(folder, 'photo.docx')
  writeFileSync(path, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
  await page.getByLabel('choose another file type').setInputFiles(path)
  await page.getByText('This is a picture. Export your resume as a PDF').waitFor()
  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Zoë Ångström')
})
