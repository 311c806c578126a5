// The mails about a second factor: what happened, and what to do when it was another person.
import { contact, written, type MailSettings, type WrittenMail } from '../changes/account-mails.ts'

const notice = (settings: MailSettings, subject: string, line: string): WrittenMail =>
  written({
    subject,
    lines: [line],
    link: { label: 'It wasn’t me: reset the password', url: `${settings.publicUrl}/forgot-password` },
    after: [`If it was you, there is nothing to do.${contact(settings)}`],
  })

export const secondFactorOnMail = (settings: MailSettings): WrittenMail =>
  notice(
    settings,
    'Two-step sign-in is on for your Galley account',
    'From now on, a code of your authenticator app is asked for when your Galley account is signed in to. Every other device was signed out.',
  )

export const factorAddedMail = (settings: MailSettings): WrittenMail =>
  notice(
    settings,
    'An authenticator app was added to your Galley account',
    'Codes of another authenticator app are accepted for your Galley account from now on.',
  )

export const factorRemovedMail = (settings: MailSettings): WrittenMail =>
  notice(
    settings,
    'An authenticator app was removed from your Galley account',
    'One of the authenticator apps of your Galley account was removed. Its codes open nothing any more.',
  )

export const secondFactorOffMail = (settings: MailSettings): WrittenMail =>
  notice(
    settings,
    'Two-step sign-in is off for your Galley account',
    'Your Galley account is signed in to by the password alone from now on. Its recovery codes were removed.',
  )

export const recoveryCodesMadeMail = (settings: MailSettings): WrittenMail =>
  notice(
    settings,
    'New recovery codes for your Galley account',
    'New recovery codes were made for your Galley account. The ones before, if there were any, open nothing any more.',
  )

export const recoveryCodeUsedMail = (settings: MailSettings, left: number): WrittenMail =>
  notice(
    settings,
    'A recovery code of your Galley account was used',
    `Your Galley account was opened with a recovery code, which is spent now. ${leftOf(left)}`,
  )

function leftOf(left: number): string {
  if (left === 0) return 'None are left: make new ones under Account.'
  return left === 1 ? 'One is left: make new ones under Account.' : `${left} are left.`
}
