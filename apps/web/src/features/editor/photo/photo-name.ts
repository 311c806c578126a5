/** The name of a photo that was cropped here before; otherwise one that no other file has. */
export function freePhotoName(own: string | null, taken: readonly string[]): string {
  if (own !== null && /^photo(?:-\d+)?\.jpg$/.test(own) && taken.includes(own)) return own
  const names = new Set(taken.map((name) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? 'photo.jpg' : `photo-${count}.jpg`
    if (!names.has(name)) return name
  }
}
