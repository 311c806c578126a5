// Films a page: every frame that Chromium draws, with its time, and cuts scenes of exact lengths out of them.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

export const framesPerSecond = 30

interface Frame {
  atMs: number
  path: string
}

interface Take {
  startMs: number
  endMs: number
  /** The length of the scene in the film. */
  seconds: number
}

export interface Camera {
  /** Films what the action does; a scene that takes longer or shorter than its seconds is sped up or slowed down. */
  take: (name: string, seconds: number, action: () => Promise<void>) => Promise<void>
  /** Writes `frame-0000.jpg` and so on into a new folder, one for each frame of the film. */
  cut: () => Promise<string>
}

export async function startCamera(page: Page, folder: string): Promise<Camera> {
  const frames: Frame[] = []
  const takes: Take[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const path = join(folder, `drawn-${frames.length}.jpg`)
    writeFileSync(path, Buffer.from(data, 'base64'))
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, path })
    // A page that has gone needs no acknowledgement.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95 })
  return {
    async take(name, seconds, action) {
      const startMs = Date.now()
      await action()
      const endMs = Date.now()
      takes.push({ startMs, endMs, seconds })
      console.log(`${name}: ${((endMs - startMs) / 1000).toFixed(1)} s filmed, ${seconds} s long`)
    },
    async cut() {
      await session.send('Page.stopScreencast')
      const film = join(folder, 'film')
      mkdirSync(film)
      filmTimes(takes).forEach((timeMs, index) => {
        const shown = frames.findLast(({ atMs }) => atMs <= timeMs)
        if (!shown) throw new Error('Nothing was drawn before the first scene')
        symlinkSync(shown.path, join(film, `frame-${String(index).padStart(4, '0')}.jpg`))
      })
      return film
    },
  }
}

/** When each frame of the film was filmed. */
const filmTimes = (takes: Take[]) =>
  takes.flatMap(({ startMs, endMs, seconds }) => {
    const count = Math.round(seconds * framesPerSecond)
    return Array.from({ length: count }, (_, index) => startMs + ((index + 1) / count) * (endMs - startMs))
  })
