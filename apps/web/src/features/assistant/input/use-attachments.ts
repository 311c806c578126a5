import { useState } from 'react'
import { toast } from 'sonner'
import { noAttachments, prepareImage, preparePdf, type Attachments, type Prepared } from './attachments.ts'

export interface AttachmentControl {
  attachments: Attachments
  /** A file is being made ready: what is sent now would go without it. */
  isPreparing: boolean
  addImage: (file: File) => Promise<void>
  addPdf: (latex: string) => Promise<void>
  remove: (which: keyof Attachments) => void
  clear: () => void
}

/** What goes along with the next message. Why something cannot is shown at once, and nothing is attached. */
export function useAttachments(): AttachmentControl {
  const [attachments, setAttachments] = useState(noAttachments)
  const [preparing, setPreparing] = useState(0)

  async function add<K extends keyof Attachments>(which: K, making: Promise<Prepared<NonNullable<Attachments[K]>>>) {
    setPreparing((count) => count + 1)
    const prepared = await making
    setPreparing((count) => count - 1)
    if (prepared.kind === 'refused') toast.error(prepared.sentence)
    else setAttachments((before) => ({ ...before, [which]: prepared.attached }))
  }
  return {
    attachments,
    isPreparing: preparing > 0,
    addImage: (file) => add('image', prepareImage(file)),
    addPdf: (latex) => add('pdf', preparePdf(latex)),
    remove: (which) => setAttachments((before) => ({ ...before, [which]: null })),
    clear: () => setAttachments(noAttachments),
  }
}
