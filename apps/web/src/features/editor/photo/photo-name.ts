/** The photo's own name, or one that no other file has: what is sent is a JPEG. */
export function freePhotoName(own: string | null, taken: readonly string[]): string {
  if (own !== null && /\.jpe?g$/i.test(own)) return own
  const names = new Set(taken.map((name) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? 'photo.jpg' : `photo-${count}.jpg`
    if (!names.has(name)) return name
  }
}
