import type { Config } from '../../config.ts'

/**
 * Whether mails may be read at /dev/mailbox. They carry links that open accounts and bookings: only in the trial, which
 * nobody but who sits at this machine reaches, or where the operator's password stands before them.
 */
export function isMailboxOpen({
  mails,
  isTrial,
  operatorPassword,
}: Pick<Config, 'mails' | 'isTrial' | 'operatorPassword'>): boolean {
  return mails === 'caught' && (isTrial || operatorPassword !== undefined)
}
