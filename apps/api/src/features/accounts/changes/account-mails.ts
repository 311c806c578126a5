// The mails about an account: what happened, one link or code, and what to do when the user did not ask for it.
import type { Mail } from '../../../adapters/mail/mailer.port.ts'

export interface MailSettings {
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
  supportEmail: string | undefined
}

export type WrittenMail = Pick<Mail, 'subject' | 'text' | 'html'>

interface Parts {
  subject: string
  lines: readonly string[]
  link?: { label: string; url: string }
  after?: readonly string[]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function written({ subject, lines, link, after = [] }: Parts): WrittenMail {
  const text = [...lines, ...(link ? [link.url] : []), ...after, 'Galley'].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escaped(line)}</p>`
  const button =
    link &&
    `<p style="margin:0 0 24px"><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f3a5f;color:#ffffff;text-decoration:none;font-weight:600">${escaped(link.label)}</a></p>`
  const body = [...lines.map(paragraph), ...(button ? [button] : []), ...after.map(paragraph)].join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1a1a1a;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:20px">Galley</p>
${body}
</div></body></html>`
  return { subject, text, html }
}

export const contact = ({ supportEmail }: MailSettings) =>
  supportEmail ? ` Write to ${supportEmail} if you need help.` : ''

export const recoveryMail = (settings: MailSettings, { token, code }: { token: string; code: string }): WrittenMail =>
  written({
    subject: 'Reset your Galley password',
    lines: [
      'You asked to reset the password of your Galley account. Follow this link within an hour to choose a new one.',
    ],
    link: { label: 'Choose a new password', url: `${settings.publicUrl}/reset-password#token=${token}` },
    after: [
      `Or type this code on the page that asked for it: ${code}`,
      'Only the newest link and code work. If you didn’t ask for them, ignore this mail: your password stays as it is.',
    ],
  })

export const signUpMail = (settings: MailSettings, { token, code }: { token: string; code: string }): WrittenMail =>
  written({
    subject: 'Confirm your Galley account',
    lines: ['Welcome to Galley. Follow this link within an hour to confirm your address, then sign in.'],
    link: { label: 'Confirm this address', url: `${settings.publicUrl}/confirm-email#token=${token}&type=signup` },
    after: [
      `Or type this code: ${code}`,
      'Only the newest link and code work. If you didn’t sign up, ignore this mail: without the link there is no account.',
    ],
  })

export const emailChangeMail = (
  settings: MailSettings,
  { token, code }: { token: string; code: string },
): WrittenMail =>
  written({
    subject: 'Confirm your new email address',
    lines: ['You asked to use this address for your Galley account. Follow this link within an hour to confirm it.'],
    link: { label: 'Confirm this address', url: `${settings.publicUrl}/confirm-email#token=${token}` },
    after: [`Or type this code: ${code}`, 'If you didn’t ask for it, ignore this mail: nothing changes.'],
  })

export const emailChangeAskedMail = (settings: MailSettings, email: string): WrittenMail =>
  written({
    subject: 'A new email address for your Galley account',
    lines: [
      `The address of your Galley account is to become ${email}, once the link that was mailed there is followed.`,
    ],
    link: { label: 'It wasn’t me: reset the password', url: `${settings.publicUrl}/forgot-password` },
    after: [
      'If it was you, there is nothing to do here.',
      'If not, reset your password within the hour: that withdraws the change, and signs every other device out.',
    ],
  })

export const newPlaceMail = (settings: MailSettings, at: Date): WrittenMail =>
  written({
    subject: 'A new sign-in to your Galley account',
    lines: [
      `Your Galley account was signed in to on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC, with a browser and from a place that it was not used from before.`,
    ],
    link: { label: 'It wasn’t me: reset the password', url: `${settings.publicUrl}/forgot-password` },
    after: [`If it was you, there is nothing to do.${contact(settings)}`],
  })

export const passwordChangedMail = (settings: MailSettings): WrittenMail =>
  written({
    subject: 'Your Galley password was changed',
    lines: ['The password of your Galley account was changed, and every other device was signed out.'],
    link: { label: 'It wasn’t me: reset it', url: `${settings.publicUrl}/forgot-password` },
    after: [`If it was you, there is nothing to do.${contact(settings)}`],
  })

export const emailChangedMail = (settings: MailSettings, email: string): WrittenMail =>
  written({
    subject: 'The email address of your Galley account was changed',
    lines: [`Your Galley account now has the address ${email}. This is the last mail to the old one.`],
    after: [`If it wasn’t you, somebody else may have your password.${contact(settings)}`],
  })

export const accountDeletedMail = (settings: MailSettings): WrittenMail =>
  written({
    subject: 'Your Galley account was deleted',
    lines: [
      'Your Galley account and all that belonged to it were deleted: resumes, letters, conversations, and your address.',
      'What the law wants kept of payments stays, without your name and your address.',
    ],
    after: [`This is the last mail.${contact(settings)}`],
  })
