// Sending mail to one person.

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same as a page. */
  html?: string
  attachments: { name: string; type: string; content: Uint8Array }[]
}

export interface Mailer {
  /** False: no mail can be sent, and none is queued. */
  isOn: boolean
  /** Resolves once a server has taken it; rejects otherwise, within half a minute. */
  send(mail: Mail): Promise<void>
}

export const noMailer: Mailer = { isOn: false, send: () => Promise.reject(new Error('mail is not set up')) }
