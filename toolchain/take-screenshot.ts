// The README's picture, taken of the real product: `npm run screenshot`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleLatex } from '@galley/resume/sample-resume'
import { chromium } from 'playwright-core'
import { startGalley } from '../e2e/start-galley.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'galley-screenshot-'))
const galley = await startGalley(dataFolder)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage({
    baseURL: galley.url,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  })
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Amara Okafor')
  await page.getByLabel('Email').fill('amara@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByLabel('Confirm password').fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/editor')
  await page.getByRole('textbox', { name: 'LaTeX code' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(sampleLatex('classic'))
  await page.keyboard.press('ControlOrMeta+Home')
  await page.getByLabel('Resume title').fill('Intensive care, Austin')
  await page.waitForURL(/\/editor\/.+/)
  await page.getByRole('banner').getByRole('button', { name: 'Compile PDF' }).click()
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()
  await page.mouse.move(700, 880)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(import.meta.dirname, '../docs/editor.png') })
} finally {
  await browser.close()
  await galley.interrupt()
  rmSync(dataFolder, { recursive: true, force: true })
}
