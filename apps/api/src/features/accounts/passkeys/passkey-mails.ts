// The mails about passkeys: what happened, and what to do when it was another person.
import { contact, written, type MailSettings, type WrittenMail } from '../changes/account-mails.ts'

const where = (settings: MailSettings) => ({ label: 'Look at your passkeys', url: `${settings.publicUrl}/account` })

export const passkeyAddedMail = (settings: MailSettings): WrittenMail =>
  written({
    subject: 'A passkey was added to your Galley account',
    lines: ['A passkey was added to your Galley account. The device that holds it signs in without the password.'],
    link: where(settings),
    after: [`If it wasn’t you, remove it there and change your password.${contact(settings)}`],
  })

export const passkeyRemovedMail = (settings: MailSettings): WrittenMail =>
  written({
    subject: 'A passkey was removed from your Galley account',
    lines: ['A passkey of your Galley account was removed. It signs in no more.'],
    link: where(settings),
    after: [`If it wasn’t you, change your password.${contact(settings)}`],
  })
