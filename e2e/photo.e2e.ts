// A photo on a resume: chosen and cropped in the form, set by the themes that have a place for it, and taken away.
import { execFileSync } from 'node:child_process'
import { isDeepTier } from '@galley/resume/testing/tier'
import { expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { codeOf, generateResume, register, savedSign, useBrowser } from './browser.ts'

const chromium = useBrowser()
const show = (page: Page, view: 'Form' | 'LaTeX') => page.getByRole('radio', { name: view, exact: true }).click()

/** A picture as a browser shows one, wide and with two halves. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.setContent('<body style="margin:0;background:linear-gradient(90deg,#c33 50%,#36c 50%)">')
  await page.setViewportSize({ width: 900, height: 600 })
  return page.screenshot()
}

/** The table of `pdfimages` about the PDF that is downloaded: the text of the page that is shown. */
async function imagesIn(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download/ }).click(),
  ])
  return execFileSync('pdfimages', ['-list', (await download.path()) ?? ''], { encoding: 'utf8' })
}

it('is cropped in the form, stands on the page, and goes with Ctrl+Z or Remove', async () => {
  const { page: printer } = await chromium.visit()
  const picture = await pictureOf(printer)
  await printer.context().close()
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page, { template: 'European' })
  await show(page, 'Form')
  const field = page.getByRole('group', { name: 'Photo', exact: true })
  const choose = (buffer: Buffer, name: string) =>
    field.getByLabel('Choose a photo').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose(Buffer.from('no picture'), 'broken.png')
  await field.getByText('This picture can’t be read. Save it as JPG or PNG, and try again.').waitFor()

  await choose(picture, 'me.png')
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  await dialog.getByRole('group', { name: 'The part of the picture that is shown' }).focus()
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  await dialog.waitFor({ state: 'detached' })
  const shown = field.getByRole('img', { name: 'Your photo' })
  await shown.waitFor()
  // Moved to the right end: nothing but the right half.
  const color = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 })
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0, 10, 10)
    return Array.from(context.getImageData(1, 5, 1, 1).data.slice(0, 3))
  })
  expect(color[2]!).toBeGreaterThan(color[0]! + 80)
  await savedSign(page).waitFor()
  await expect.poll(() => imagesIn(page)).toMatch(/ image +600 +750 /)
  await show(page, 'LaTeX')
  expect(await codeOf(page).textContent()).toContain('\\photo{photo.jpg}')

  await page.reload()
  await show(page, 'Form')
  await shown.waitFor()
  await field.getByRole('button', { name: 'Remove' }).click()
  await field.getByRole('button', { name: 'Add a photo' }).waitFor()
  await page.getByLabel('Full Name').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await shown.waitFor()
  await field.getByRole('button', { name: 'Remove' }).click()
  await savedSign(page).waitFor()
  await expect.poll(() => imagesIn(page)).not.toMatch(/ image /)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('is offered with the reason where the theme leaves it out', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page, { template: 'Classic' })
  await show(page, 'Form')
  await page.getByText('Classic shows no photo: a picture beside its text can confuse resume parsers.').waitFor()
})

/** The form of a new resume with a name, and a photo that was cropped. */
async function fillForm(page: Page, picture: Buffer): Promise<void> {
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill('Zoë Ångström')
  const field = page.getByRole('group', { name: 'Photo', exact: true })
  await field.getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('dialog', { name: 'Crop your photo' }).getByRole('button', { name: 'Use this photo' }).click()
  await field.getByRole('img', { name: 'Your photo' }).waitFor()
}
async function generate(page: Page, template: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Templates' }).click()
  await page.waitForURL('**/create/templates')
  await page.getByRole('radio', { name: template, exact: true }).check()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await page.getByRole('group', { name: /^Page 1 of/ }).waitFor()
}

it('is chosen before the resume exists, stays through a reload, and stands on its first page', async () => {
  const { page: printer } = await chromium.visit()
  const picture = await pictureOf(printer)
  await printer.context().close()
  const { page, troubles } = await chromium.visit()
  await register(page)
  await fillForm(page, picture)
  await page.reload()
  const field = page.getByRole('group', { name: 'Photo', exact: true })
  await field.getByRole('img', { name: 'Your photo' }).waitFor()
  await field.getByRole('button', { name: 'Remove' }).click()
  await field.getByRole('button', { name: 'Add a photo' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await field.getByRole('img', { name: 'Your photo' }).waitFor()
  await generate(page, 'European')
  expect(await codeOf(page).textContent()).toContain('\\photo{photo.jpg}')
  await expect.poll(() => imagesIn(page)).toMatch(/ image +600 +750 /)
  // The next form begins without it.
  await page.goto('/create')
  await field.getByRole('button', { name: 'Add a photo' }).waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('that could not be sent is kept, and added in the editor', async () => {
  const { page: printer } = await chromium.visit()
  const picture = await pictureOf(printer)
  await printer.context().close()
  const { page } = await chromium.visit()
  await register(page)
  await fillForm(page, picture)
  let isDown = true
  await page.route('**/files?name=photo.jpg', (route) => (isDown ? route.abort() : route.continue()))
  await generate(page, 'European')
  await page.getByText(/^Your resume was created, but the photo couldn’t be added\. /).waitFor()
  await page.reload()
  await show(page, 'Form')
  const field = page.getByRole('group', { name: 'Photo', exact: true })
  await field.getByText('The photo that you chose isn’t on this resume yet.').waitFor()
  await field.getByRole('button', { name: 'Add it now' }).click()
  await field.getByRole('alert').waitFor()
  isDown = false
  await field.getByRole('button', { name: 'Add it now' }).click()
  await field.getByRole('img', { name: 'Your photo' }).waitFor()
  await savedSign(page).waitFor()
  await expect.poll(() => imagesIn(page)).toMatch(/ image +600 +750 /)
  await page.reload()
  await show(page, 'Form')
  await field.getByRole('img', { name: 'Your photo' }).waitFor()
  expect(await field.getByRole('button', { name: 'Add it now' }).count()).toBe(0)
})
