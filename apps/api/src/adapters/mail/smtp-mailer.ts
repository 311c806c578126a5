// Mail over SMTP.
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.port.ts'

/** Timeout of each step: connecting, the greeting, a response. */
const stepMs = 10_000

/**
 * `url`: smtp:// or smtps://, with a name and a password where the server wants them. `from`: as it stands in the mail.
 */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    isOn: true,
    async send({ to, subject, text, html, attachments }) {
      await transport.sendMail({
        // As an object: an address is never read as a list of them.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
      })
    },
  }
}
