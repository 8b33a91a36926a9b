interface Deployment {
  smtpUrl: string | undefined
  publicUrl: string
}

/**
 * Whether mails may be read at /dev/mailbox. They carry links that open accounts and bookings, so the page is there
 * only where no mail goes out, and never behind a public https address that somebody forgot to give a mail server.
 */
export function isMailboxOpen({ smtpUrl, publicUrl }: Deployment): boolean {
  return smtpUrl === undefined && new URL(publicUrl).protocol === 'http:'
}
