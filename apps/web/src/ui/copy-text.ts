/** Puts text on the clipboard; false where the browser does not let it. Pages without https have only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const carrier = document.createElement('textarea')
    carrier.value = text
    carrier.style.cssText = 'position:fixed;opacity:0'
    document.body.append(carrier)
    carrier.select()
    const isCopied = document.execCommand('copy')
    carrier.remove()
    return isCopied
  }
}
