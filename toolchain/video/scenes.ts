// The film, scene by scene: sixteen seconds from an empty form to a downloaded page.
import type { Page } from 'playwright-core'
import { sample } from '../../apps/web/src/strings/en/landing.ts'
import type { Camera } from './camera.ts'
import { createPointer } from './pointer.ts'

const keyMs = 24
const [job, firstJob] = sample.jobs
const [school] = sample.schools

/** An account, and the parts of the form that are not filmed. */
export async function setUp(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full name').fill(sample.name)
  await page.getByLabel('Email').fill('mara@lindqvist.example')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByLabel('Confirm password').fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/create')
  await page.getByRole('textbox', { name: 'Professional Summary' }).fill(sample.summary)
  await page.getByRole('textbox', { name: 'Skills' }).fill(sample.skillList)
  const { bullets } = sample
  await fillJob(page, { ...job, bullets: [`Led ${bullets.redesign}`, bullets.audits] })
  await fillJob(page, { ...firstJob, bullets: [bullets.app, bullets.research] })
  await page.getByRole('button', { name: 'Add education' }).click()
  await page.getByLabel('Institution').last().fill(school.place)
  await page.getByLabel('Degree').last().fill(school.role)
  await page.getByText('Kept on this device').waitFor()
  await page.locator('#section-personalInfo').evaluate((element) => element.scrollIntoView())
  await page.mouse.move(640, 520)
  await page.waitForTimeout(800)
}

interface Job {
  role: string
  place: string
  dates: string
  bullets: string[]
}

/** An entry that is added stands open, below the others. */
async function fillJob(page: Page, { role, place, dates, bullets }: Job): Promise<void> {
  const [start = '', end = ''] = dates.split(' – ')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByLabel('Company').last().fill(place)
  await page.getByLabel('Position').last().fill(role)
  await page.getByLabel('Start date').last().fill(start)
  if (end === 'present') await page.getByLabel('I currently work here').last().check()
  else await page.getByLabel('End date').last().fill(end)
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .last()
    .fill(bullets.map((bullet) => `- ${bullet}`).join('\n'))
}

export async function film(page: Page, camera: Camera): Promise<void> {
  const pointer = createPointer(page)
  const type = (text: string) => page.keyboard.type(text, { delay: keyMs })
  const pause = (ms: number) => page.waitForTimeout(ms)
  const pages = page.getByRole('group', { name: 'Page 1 of 1' })

  await camera.take('form', 3.4, async () => {
    await pointer.click(page.getByLabel('Full Name *'))
    await type(sample.name)
    await pointer.click(page.getByLabel('Email *'), 250)
    await type('mara@lindqvist.example')
    await pointer.click(page.getByLabel('Location *'), 250)
    await type('Göteborg')
    await pause(150)
    await pointer.moveTo(page.getByRole('button', { name: 'Continue to Templates' }), 400)
  })
  await pointer.click(page.getByRole('button', { name: 'Continue to Templates' }), 50)
  await page.getByText('12 templates available').waitFor()
  await pause(1500)

  await camera.take('template', 2.4, async () => {
    await pause(250)
    await pointer.click(page.getByText('Compact', { exact: true }).first(), 450)
    await pause(300)
    await pointer.click(page.getByText('Modern', { exact: true }).first(), 350)
    await pause(300)
    await pointer.click(page.getByRole('button', { name: 'Generate Resume' }), 450)
  })
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await page.getByRole('textbox', { name: 'LaTeX code' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Compile PDF' }).click()
  await pages.waitFor()
  const line = page.locator('.cm-line', { hasText: 'accessibility audits' }).first()
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await pause(1500)

  await camera.take('editor', 4.2, async () => {
    await pointer.click(line, 400)
    // The first goes to where the line is wrapped, the second to where it ends.
    await page.keyboard.press('End')
    await page.keyboard.press('End')
    await pause(200)
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('\\item ')
    await type('Built a design system used by six teams.')
    await pause(1300)
  })
  await page.getByRole('banner').getByText('Saved just now').waitFor()

  const accept = page.getByRole('button', { name: 'Accept All' })
  await camera.take('assistant', 4, async () => {
    await pointer.click(page.getByRole('button', { name: 'Move my skills to the top.' }), 400)
    await accept.first().waitFor()
    await pause(1500)
    await pointer.moveTo(accept.last(), 500)
    await page.mouse.down()
    await pause(100)
  })
  await page.mouse.up()
  await page.getByRole('banner').getByText('Saved just now').waitFor()
  // Not filmed: the toast, which covers what was just accepted.
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
  await pause(500)

  await camera.take('download', 2, async () => {
    await pause(400)
    await pointer.click(page.getByRole('button', { name: 'Download' }), 500)
    await pause(1100)
  })
}
