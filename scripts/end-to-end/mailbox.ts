import { expect } from 'vitest'
import { eventually } from '../../packages/server/src/testing/eventually.ts'

export interface CaughtMail {
  to: string[]
  /** When it was written, as ISO 8601. */
  date: string | null
  subject: string
  text: string
  html: string
  calendars: { method: string; content: string }[]
}

/** The mails to an address, newest first, once there are `count` of them. */
export async function mailsTo(origin: string, address: string, count: number): Promise<CaughtMail[]> {
  return eventually(
    async () => {
      const answer = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(address)}`)
      const { mails } = (await answer.json()) as { mails: CaughtMail[] }
      expect(mails.length).toBeGreaterThanOrEqual(count)
      return mails
    },
    { interval: 200 },
  )
}

/** The newest mail to an address that contains the words, once there is one. */
export async function mailWith(origin: string, address: string, words: string): Promise<CaughtMail> {
  return eventually(
    async () => {
      const mails = await mailsTo(origin, address, 1)
      const caughtMail = mails.find(({ text }) => text.includes(words))
      if (!caughtMail) throw new Error(`None of ${mails.length} mails to ${address} has "${words}"`)
      return caughtMail
    },
    { interval: 200 },
  )
}

/** The code in a sign-up mail. */
export function codeIn(mail: CaughtMail | undefined): string {
  const code = /\d{3} \d{3}/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`No code in "${mail?.subject}"`)
  return code
}

/** The manage link in a mail. */
export function manageLinkIn(mail: CaughtMail): string {
  const link = /https?:\/\/\S+\/booking\/[\w-]+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No manage link in "${mail.subject}"`)
  return link
}
