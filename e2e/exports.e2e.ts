// A resume leaves in every format, from the editor and from its card, and each file opens.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, generateResume, register, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

async function download(page: Page, menu: Locator, format: string) {
  await menu.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** What the file says, opened as its reader would. */
function opened(extension: string, bytes: Buffer): string {
  if (extension === 'docx') return text(unzipSync(new Uint8Array(bytes))['word/document.xml'])
  if (extension === 'json') return JSON.stringify(JSON.parse(bytes.toString()))
  if (extension === 'txt') return bytes.toString()
  const folder = mkdtempSync(join(tmpdir(), 'galley-export-'))
  try {
    if (extension === 'zip') {
      for (const [name, content] of Object.entries(unzipSync(new Uint8Array(bytes))))
        writeFileSync(join(folder, name), content)
      execFileSync('pdflatex', ['-interaction=nonstopmode', 'resume'], { cwd: folder, env: { PATH: '/usr/bin:/bin' } })
    } else writeFileSync(join(folder, 'resume.pdf'), bytes)
    return execFileSync('pdftotext', ['resume.pdf', '-'], { cwd: folder, encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

const formats: readonly (readonly [label: string, extension: string])[] = [
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['LaTeX (.zip)', 'zip'],
  ['JSON Resume', 'json'],
  ['Plain text', 'txt'],
]

it('downloads each format from the editor, with what was typed a moment ago, and from the card', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page, { name: 'Zoë Ångström' })
  const inEditor = page.getByRole('banner').getByRole('button', { name: 'More formats' })
  for (const [index, [label, extension]] of formats.entries()) {
    if (extension !== 'pdf')
      await typeAfter(page, '\\end{header}', `\n\\section{Note ${index}}\nTyped just before number ${index}.\n`)
    const { name, bytes } = await download(page, inEditor, label)
    expect(name).toBe(`Zoë Ångström - Resume.${extension}`)
    const said = opened(extension, bytes)
    expect(said).toContain('Zoë Ångström')
    if (extension !== 'pdf') expect(said).toContain(`Typed just before number ${index}.`)
  }

  await page.goto('/dashboard')
  const onCard = page.getByRole('button', { name: 'Download Zoë Ångström – Classic' })
  for (const [label, extension] of formats) {
    const { name, bytes } = await download(page, onCard, label)
    expect(name).toBe(`Zoë Ångström - Resume.${extension}`)
    expect(opened(extension, bytes)).toContain('Typed just before number 1.')
  }
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('offers the PDF and the LaTeX of another class, and says why there is no more', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await page.goto('/editor')
  await codeOf(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('\\documentclass{article}\n\\begin{document}\nAnother class.\n\\end{document}\n')
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'More formats' }).click()
  await page.getByText('Only for LaTeX that is written with Galley’s resume class.').waitFor()
  expect(await page.getByRole('menuitem', { name: 'Word' }).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  const zip = await download(page, page.getByRole('button', { name: 'More formats' }), 'LaTeX (.zip)')
  expect(zip.name).toBe('Untitled Resume.zip')
  expect(opened('zip', zip.bytes)).toContain('Another class.')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Download Untitled Resume' }).click()
  await page.getByRole('menuitem', { name: 'Word' }).click()
  await page.getByText('so only its PDF and its LaTeX can be downloaded').waitFor()
  expect(troubles).toEqual([])
})
