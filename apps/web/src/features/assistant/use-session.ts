// The chat's session on the server: begun with the resume, asked again while an answer is still being made, ended when
// the chat closes.
import { endSession, startSession } from '@galley/contract/assistant'
import type { ResumeData } from '@galley/contract/resume-data'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { troubleOfStart } from './chat-errors.ts'
import type { ChatEvent } from './chat-state.ts'
import { decisions } from './decisions.ts'

/** The resume that is talked about, once it and the data that it was made from are loaded. */
export interface ChatResume {
  id: string
  formData: ResumeData
  templateName: string
  jobDescription: string
}

export interface SessionControl {
  /** Begins anew, with an empty screen. */
  restart: () => void
  /** Asks what stands on the server, while what is shown stays. */
  resync: () => void
}

const firstPollMs = 2_000
const slowestPollMs = 15_000

/** Small enough to outlive its page. No caller waits for it, and the server ends a session that is left open. */
const close = (id: string) => void api(endSession, { params: { id } }, { keepalive: true }).catch(() => undefined)

export function useSession(resume: ChatResume | null, dispatch: Dispatch<ChatEvent>): SessionControl {
  const [attempt, setAttempt] = useState(0)
  const open = useRef<ReturnType<typeof openSession> | null>(null)
  const resumeId = resume?.id ?? null
  const start = useEffectEvent(() => begin(resume))

  useEffect(() => {
    if (resumeId === null) return
    dispatch({ type: 'sessionStarting' })
    const session = openSession({ start: () => start(), close, dispatch })
    open.current = session
    // A page that is put away may be brought back as it was: then its session is over.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setAttempt((count) => count + 1)
    const deliver = () => decisions.deliver(resumeId)
    window.addEventListener('online', deliver)
    window.addEventListener('pagehide', session.end)
    window.addEventListener('pageshow', restore)
    return () => {
      window.removeEventListener('online', deliver)
      window.removeEventListener('pagehide', session.end)
      window.removeEventListener('pageshow', restore)
      session.end()
    }
  }, [resumeId, attempt, dispatch])

  const restart = useCallback(() => setAttempt((count) => count + 1), [])
  const resync = useCallback(() => open.current?.ask(), [])
  return { restart, resync }
}

type Started = Extract<ChatEvent, { type: 'sessionStarted' | 'sessionFailed' }>

async function begin(resume: ChatResume | null): Promise<Started | null> {
  if (resume === null) return null
  try {
    const started = await api(startSession, {
      body: {
        resume_id: resume.id,
        form_data: resume.formData,
        template_name: resume.templateName,
        job_description: resume.jobDescription || null,
      },
    })
    decisions.deliver(resume.id)
    return {
      type: 'sessionStarted',
      session: { kind: 'ready', id: started.session_id, assistant: started.assistant },
      messages: decisions.applied(started.messages),
      isAnswering: started.is_answering,
      isTailoringDue: started.is_tailoring_due,
    }
  } catch (error) {
    return { type: 'sessionFailed', content: troubleOfStart(error instanceof ApiError ? error.status : null) }
  }
}

interface Parts {
  start: () => Promise<Started | null>
  close: (sessionId: string) => void
  dispatch: (event: ChatEvent) => void
}

/** Each time that it is asked the server opens another session: the one before is closed, and at the end the last. */
export function openSession({ start, close: closeOnServer, dispatch }: Parts) {
  let isEnded = false
  let current: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pollMs = firstPollMs
  let asked = 0

  async function ask(): Promise<void> {
    clearTimeout(timer)
    const turn = (asked += 1)
    const started = await start()
    if (started === null) return
    // Asked again meanwhile: what is older must not take the place of what is newer.
    if (turn !== asked) return started.type === 'sessionStarted' ? closeOnServer(started.session.id) : undefined
    const before = current
    if (started.type === 'sessionStarted') {
      current = started.session.id
      if (before !== null) closeOnServer(before)
      if (isEnded) closeOnServer(current)
    }
    if (isEnded) return
    if (started.type === 'sessionStarted' && started.isAnswering) {
      timer = setTimeout(() => void ask(), pollMs)
      pollMs = Math.min(slowestPollMs, pollMs * 1.5)
    } else pollMs = firstPollMs
    dispatch(started)
  }
  void ask()
  return {
    ask: () => void ask(),
    end: () => {
      clearTimeout(timer)
      if (!isEnded && current !== null) closeOnServer(current)
      isEnded = true
    },
  }
}
