// The demo video of the landing page, recorded from the real product: `npm run video`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startGalley } from '../e2e/start-galley.ts'
import { framesPerSecond, startCamera } from './video/camera.ts'
import { drawPointer } from './video/pointer.ts'
import { film, setUp } from './video/scenes.ts'

const target = join(import.meta.dirname, '../apps/web/public/demo')
/** The frame that stands where nothing moves: a proposal, marked on the text. */
const posterSecond = 13

async function record(folder: string): Promise<string> {
  const galley = await startGalley(join(folder, 'data'))
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({
      baseURL: galley.url,
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
    })
    await drawPointer(page)
    await setUp(page)
    const camera = await startCamera(page, folder)
    await film(page, camera)
    return await camera.cut()
  } finally {
    await browser.close()
    await galley.interrupt()
  }
}

function encode(frames: string, options: string[]): void {
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, 'frame-%04d.jpg')]
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...options], { cwd: target, stdio: 'inherit' })
}

const folder = mkdtempSync(join(tmpdir(), 'galley-video-'))
try {
  const frames = await record(folder)
  mkdirSync(target, { recursive: true })
  const log = ['-passlogfile', join(folder, 'passes')]
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '34',
    '-g',
    '240',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-pix_fmt',
    'yuv420p',
  ]
  encode(frames, [...vp9, ...log, '-pass', '1', '-f', 'null', '/dev/null'])
  encode(frames, [...vp9, ...log, '-pass', '2', 'demo.webm'])
  const h264 = ['-c:v', 'libx264', '-crf', '23', '-preset', 'slow', '-tune', 'animation', '-pix_fmt', 'yuv420p']
  encode(frames, [...h264, '-movflags', '+faststart', 'demo.mp4'])
  encode(frames, ['-ss', String(posterSecond), '-frames:v', '1', '-c:v', 'libwebp', '-quality', '82', 'poster.webp'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
