// The zip of a LaTeX project with a class of its own, a part and a picture becomes a resume whose page shows its words.
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { register, useBrowser } from './browser.ts'

const chromium = useBrowser()

const main = String.raw`\documentclass{harbourcv}
\begin{document}
\cvname{Ann Lee}
\includegraphics{img/me}
\input{sections/work}
\end{document}
`
const cls =
  '\\ProvidesClass{harbourcv}\\LoadClass{article}\\RequirePackage{graphicx}\\newcommand\\cvname[1]{{\\Huge #1}\\par}\n'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const zip = zipSync({
  'harbour-main/main.tex': strToU8(main),
  'harbour-main/harbourcv.cls': strToU8(cls),
  'harbour-main/sections/work.tex': strToU8('Welder at Harbour Yard, 2019 to 2024.\n'),
  'harbour-main/img/me.png': new Uint8Array(png),
  'harbour-main/README.md': strToU8('About this resume'),
})

it('a chosen zip opens in the editor with its files', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  await page
    .getByLabel('choose another file type')
    .setInputFiles({ name: 'harbour-main.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await page.getByText('Not read by LaTeX: README.md.').waitFor()
  await page.waitForURL(/\/editor\/.+/)
  await page.getByRole('region', { name: 'PDF preview' }).getByText('Welder at Harbour Yard').first().waitFor()
  expect(await page.getByRole('button', { name: /^Files/ }).textContent()).toContain('3')
  expect(troubles).toEqual([])
})
