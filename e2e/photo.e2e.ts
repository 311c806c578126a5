// A photo on a resume: chosen and cropped in the form, set by the themes that have a place for it, and taken away.
import { execFileSync } from 'node:child_process'
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

/** The table of `pdfimages` about the PDF that is downloaded. */
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
  expect(await imagesIn(page)).toMatch(/ image +600 +750 /)
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
  expect(await imagesIn(page)).not.toMatch(/ image /)
  expect(troubles).toEqual([])
})

it('is offered with the reason where the theme leaves it out', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page, { template: 'Classic' })
  await show(page, 'Form')
  await page.getByText('Classic shows no photo: a picture beside its text can confuse resume parsers.').waitFor()
})
