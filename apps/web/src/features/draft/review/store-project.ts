// A LaTeX project that was chosen on the card: what the card says meanwhile, and what is said at the end.
import { toast } from 'sonner'
import { strings } from '../../../strings/en.ts'
import type { Importing } from '../model/importing.ts'
import type { LatexProject, LatexProjects } from '../model/latex-project.ts'

const words = strings.latexProject
const noteMs = 20_000

interface Storing {
  project: LatexProject
  open: LatexProjects['open']
  name: string
  show: (importing: Importing) => void
  again: () => void
  /** The card is no longer there: nothing is opened any more. */
  isLeft: () => boolean
}

/** Whether the file is a zip, whatever it is called. */
export async function isZip(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 0x03 && start[3] === 0x04
}

export async function storeProject({ project, open, name, show, again, isLeft }: Storing): Promise<void> {
  const stored = await project.store((doing) => show({ kind: 'working', name, doing }))
  if (stored.kind === 'failed') {
    const { resumeId, why } = stored
    const title = resumeId === null ? words.failed : words.unfinished
    if (isLeft()) toast.error(title, { description: why, duration: noteMs })
    show({
      kind: 'failed',
      name,
      title,
      why,
      retry: { label: resumeId === null ? words.retry : words.retryFiles, act: again },
      ...(resumeId !== null && { open: () => open(resumeId) }),
    })
    return
  }
  show({ kind: 'working', name, doing: words.made })
  const { resumeId, title, leftOut } = stored
  // At the top: in the editor it would lie on the chat's input otherwise.
  if (leftOut !== null) toast(words.leftOut, { description: leftOut, duration: noteMs, position: 'top-center' })
  if (isLeft()) toast(words.ready(title))
  else open(resumeId)
}
