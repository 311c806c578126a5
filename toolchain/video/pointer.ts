// A pointer that can be seen, and moves as a hand moves it.
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

const stepMs = 16

export interface Pointer {
  /** Moves there as a hand does: fast in the middle, slow at both ends. */
  moveTo: (target: Locator, ms: number) => Promise<void>
  click: (target: Locator, ms?: number) => Promise<void>
}

/** Before the page is opened. */
export async function drawPointer(page: Page): Promise<void> {
  await page.addInitScript({ path: join(import.meta.dirname, 'visible-pointer.js') })
}

const eased = (share: number) => share * share * (3 - 2 * share)

export function createPointer(page: Page): Pointer {
  let at = { x: 640, y: 520 }

  async function moveTo(target: Locator, ms: number): Promise<void> {
    const box = await target.boundingBox()
    if (!box) throw new Error('There is nothing to point at')
    const from = at
    // A wide field is clicked near its beginning.
    const to = { x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 }
    const startMs = Date.now()
    for (let share = 0; share < 1;) {
      share = Math.min(1, (Date.now() - startMs) / ms)
      await page.mouse.move(from.x + (to.x - from.x) * eased(share), from.y + (to.y - from.y) * eased(share))
      await page.waitForTimeout(stepMs)
    }
    at = to
  }

  return {
    moveTo,
    async click(target, ms = 350) {
      await moveTo(target, ms)
      await page.mouse.down()
      await page.waitForTimeout(60)
      await page.mouse.up()
    },
  }
}
