import type { HostId } from '../../host-id.ts'
import type { TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'

/** A mailbox, with the name that mail programs show for it. */
export interface Address {
  name: string
  address: string
}

/** Somebody a mail is written to or speaks of. */
export interface Person {
  name: string
  email: string
  timeZone: TimeZone
  language: Language
  /** BCP 47, with country and clock as far as known; absent: as where their clock runs. */
  locale?: string
  /** Absent: as `locale` has it. */
  timeFormat?: '12h' | '24h'
}

/** The host's button colour (`#RRGGBB`), the addresses of logo and picture, and whether our name is left out. */
export interface Brand {
  accent: string | null
  logo: string | null
  avatar: string | null
  hidesProductName: boolean
}

/** A host as mails need them. */
export interface MailedHost {
  id: HostId
  name: string
  email: string
  link: string
  language: Language
  time_zone: TimeZone
  time_format: '12h' | '24h'
  /** Null: nobody has confirmed the address yet. */
  opened_at: Date | null
  domain: string | null
  colours: { button?: string }
  logo: string | null
  avatar: string | null
  hides_product_name: boolean
  /** Of the plan. */
  configs: readonly { slug: string; data: string; popup: string | null }[]
}

export function personOf(
  host: Pick<MailedHost, 'name' | 'email' | 'time_zone' | 'language' | 'time_format'>,
): Person {
  return {
    name: host.name,
    email: host.email,
    timeZone: host.time_zone,
    language: host.language,
    timeFormat: host.time_format,
  }
}

export function addressOf({ name, email }: Pick<MailedHost, 'name' | 'email'>): Address {
  return { name, address: email }
}

/** In whose name mails to others come, from our address all the same. */
export function senderNameFor(host: Pick<MailedHost, 'name'>): string {
  return host.name
}
