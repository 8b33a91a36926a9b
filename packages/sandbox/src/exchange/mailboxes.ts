import { Entries } from '../service/entries.ts'
import type { ExchangeEvent } from './event.ts'
import { newService } from './service.ts'

export interface Mailbox {
  user: string
  domain: string
  password: string
  events: Entries<ExchangeEvent>
  /** Answers one request of its owner. */
  service: ReturnType<typeof newService>
}

const DOMAIN = 'SANDBOX'

export function newMailbox(user: string, password: string, onChange: () => void): Mailbox {
  const events = new Entries<ExchangeEvent>(onChange)
  return { user, domain: DOMAIN, password, events, service: newService(events) }
}

/** The user name of somebody with this address. */
export function userAt(email: string): string {
  return email.split('@')[0] ?? email
}

/** `SANDBOX\noor` */
export function nameOf({ domain, user }: Mailbox): string {
  return `${domain}\\${user}`
}

/** Whose user name and password these are, as Basic sends them. */
export function ownerOf(mailboxes: readonly Mailbox[], basic: string): Mailbox | undefined {
  const given = Buffer.from(basic, 'base64').toString()
  return mailboxes.find((one) => [one.user, nameOf(one)].some((name) => given === `${name}:${one.password}`))
}
