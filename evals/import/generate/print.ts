// Pages as Chromium prints them.
import { chromium } from 'playwright-core'

/** Prints one after the other in one browser; `close` ends it. */
export async function openPrinter(): Promise<{
  print: (html: string) => Promise<Uint8Array>
  close: () => Promise<void>
}> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  return {
    print: async (html) => {
      await page.setContent(html, { waitUntil: 'load' })
      return page.pdf({ preferCSSPageSize: true, printBackground: true })
    },
    close: () => browser.close(),
  }
}
