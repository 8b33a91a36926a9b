import type { Config } from '../../config.ts'

/**
 * Whether mails may be read at /dev/mailbox. They contain links that open accounts and bookings. So it is open only
 * in the trial, which can only be reached from this machine, or behind the operator's password.
 */
export function isMailboxOpen({
  mails,
  isTrial,
  operatorPassword,
}: Pick<Config, 'mails' | 'isTrial' | 'operatorPassword'>): boolean {
  return mails === 'caught' && (isTrial || operatorPassword !== undefined)
}
