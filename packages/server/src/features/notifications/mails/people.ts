import { imageAddress } from '@scheduling/contract/images'
import type { TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Context } from '../../../context.ts'
import type { Host } from '../../accounts/hosts.ts'
import { hidesProductName, originOf } from '../../accounts/hosts.ts'

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

export function personOf(host: Host): Person {
  return {
    name: host.name,
    email: host.email,
    timeZone: host.time_zone,
    language: host.language,
    timeFormat: host.time_format,
  }
}

/** The host's button colour (`#RRGGBB`), the addresses of logo and picture, and whether our name is left out. */
export interface Brand {
  accent: string | null
  logo: string | null
  avatar: string | null
  hidesProductName: boolean
}

export function brandOf(host: Host, publicUrl: string): Brand {
  return {
    accent: host.colours.button ?? null,
    logo: host.logo && publicUrl + imageAddress('logo', host.logo),
    avatar: host.avatar && publicUrl + imageAddress('avatar', host.avatar),
    hidesProductName: hidesProductName(host),
  }
}

/** Whose account it is, however they call themselves: their page, as it is read. */
export function pageOf(context: Pick<Context, 'config'>, host: Host): string {
  return `${new URL(originOf(context, host)).host}/${host.link}`
}

/** In whose name mails to others come, from our address all the same. */
export function senderNameFor(host: Host): string {
  return host.name
}
