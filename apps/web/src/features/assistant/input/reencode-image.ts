// An image as the assistant gets it: redrawn as a JPEG, which also leaves behind where and with what it was taken.
const quality = 0.7
/** Larger than that nothing more is read in it, and the JPEG could be larger than the file was. */
const maxSidePx = 2400
/** What a PNG shows through is shown as paper. */
const paper = '#ffffff'

/** Base64 without a prefix. Throws where the file is no image that the browser can draw. */
export async function reencodeAsJpeg(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  try {
    const canvas = document.createElement('canvas')
    const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = paper
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const address = canvas.toDataURL('image/jpeg', quality)
    const data = address.slice(address.indexOf(',') + 1)
    if (!address.startsWith('data:image/jpeg') || data === '') throw new Error('no JPEG')
    return data
  } finally {
    bitmap.close()
  }
}
