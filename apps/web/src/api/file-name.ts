/** The name of a file with the person's own letters, from Content-Disposition; X-Filename is its plain spelling. */
export function fileNameIn(headers: Headers, fallback: string): string {
  const utf8 = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1]
  return utf8 ? decodeURIComponent(utf8) : (headers.get('x-filename') ?? fallback)
}
