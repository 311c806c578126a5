// A picture that was chosen, decoded by the browser, and the part of it that becomes a file beside the resume.
import type { CropBox } from './crop.ts'

/** Print size of 30 mm at 500 dots an inch. */
const file = { width: 600, height: 750 } as const
const quality = 0.9

/** Its address is to be revoked. Rejects where the browser can't read it. */
export async function openPicture(chosen: Blob): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = URL.createObjectURL(chosen)
  try {
    await picture.decode()
    // A drawing may have no size of its own.
    if (picture.naturalWidth === 0) throw new Error('no size')
    return picture
  } catch (error) {
    URL.revokeObjectURL(picture.src)
    throw error
  }
}

/** A JPEG of the part, turned upright, without what cameras write into their files. */
export async function cutOut(picture: HTMLImageElement, { left, top, width, height }: CropBox): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), file)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // What is transparent prints white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, file.width, file.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height, 0, 0, file.width, file.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/jpeg', quality),
  )
}

/** Nothing is to be revoked. */
export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
