const kilobyte = 1024
const megabyte = kilobyte * kilobyte

const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** As people compare sizes: "0.2 MB" and "5 MB", or "12 KB" and "300 bytes" where that would be next to nothing. */
export function sizeInWords(bytes: number): string {
  if (bytes >= megabyte / 10) return `${oneDigit.format(bytes / megabyte)} MB`
  return bytes >= kilobyte ? `${Math.round(bytes / kilobyte)} KB` : bytes === 1 ? '1 byte' : `${bytes} bytes`
}

/** Rounded up: what is there takes some room. */
export const megabytesInWords = (bytes: number): string => oneDigit.format(Math.ceil((bytes / megabyte) * 10) / 10)
