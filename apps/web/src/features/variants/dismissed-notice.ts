// Copies whose notice of an original in the trash was dismissed in this browser.
const keyOf = (resumeId: string) => `galley-trashed-origin-${resumeId}`

export function isNoticeDismissed(resumeId: string): boolean {
  try {
    return localStorage.getItem(keyOf(resumeId)) !== null
  } catch {
    return false
  }
}

export function dismissNotice(resumeId: string): void {
  try {
    localStorage.setItem(keyOf(resumeId), '1')
  } catch {
    // Full or forbidden storage: it is dismissed for this visit.
  }
}
