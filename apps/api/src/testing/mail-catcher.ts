// A mail server for tests, which keeps what it is sent.
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface CaughtMail {
  to: string[]
  from: string | false
  /** As it was sent. */
  source: string
  /** The same with quoted-printable line breaks undone. */
  plain: string
}

export async function startMailCatcher(options: SMTPServerOptions = {}) {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then(
        (source) => {
          const from = envelope.mailFrom && envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          mails.push({ to, from, source, plain: source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') })
          done()
        },
        (cut: Error) => done(cut),
      )
    },
    ...options,
  })
  // A product that stops while it mails cuts the connection: without a listener that would end the test run.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
