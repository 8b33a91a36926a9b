import type { HostId } from '../../host-id.ts'
import type { TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'

/** An email address with the name that mail programs show for it. */
export interface Address {
  name: string
  address: string
}

/** Somebody who gets a mail or is named in it. */
export interface Person {
  name: string
  email: string
  timeZone: TimeZone
  language: Language
  /** BCP 47 with country and clock, if known. Absent: derived from their time zone. */
  locale?: string
  /** Absent: derived from `locale`. */
  timeFormat?: '12h' | '24h'
}

/** The host's button color (`#RRGGBB`), the addresses of logo and picture, and whether our name is hidden. */
export interface Brand {
  accent: string | null
  logo: string | null
  avatar: string | null
  hidesProductName: boolean
}

/** The host's data that mails need. */
export interface MailedHost {
  id: HostId
  name: string
  email: string
  link: string
  language: Language
  time_zone: TimeZone
  time_format: '12h' | '24h'
  /** Null: the email address is not confirmed yet. */
  opened_at: Date | null
  domain: string | null
  colors: { button?: string }
  logo: string | null
  avatar: string | null
  hides_product_name: boolean
  /** Settings of the plan. */
  configs: readonly { slug: string; data: string; popup: string | null }[]
  /** Of an organization: its own address, if one is proved. Null: a person. */
  organization: { email: string | null } | null
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

/** Where others write to the host. `email` of an organization is its owner's private one, which nobody else sees. */
export function publicAddressOf({
  name,
  email,
  organization,
}: Pick<MailedHost, 'name' | 'email' | 'organization'>): Address | undefined {
  const address = organization ? organization.email : email
  return address === null ? undefined : { name, address }
}

/** The sender name of mails to others. The sender address is still ours. */
export function senderNameFor(host: Pick<MailedHost, 'name'>): string {
  return host.name
}
