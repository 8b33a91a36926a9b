import type { Settings } from '@scheduling/contract'
import type { HostSettings } from './operations.ts'

export function presentSettings({ account, host, formerLinks }: HostSettings): Settings {
  return {
    name: host.name,
    firstName: host.first_name,
    lastName: host.last_name,
    company: host.company,
    phone: host.phone,
    welcomeMessage: host.welcome_message,
    timeZone: host.time_zone,
    language: host.language,
    inviteeLanguage: host.invitee_language,
    dateFormat: host.date_format,
    timeFormat: host.time_format,
    weekStart: host.week_start,
    theme: account.theme,
    asksForProof: host.asks_for_proof,
    formerLinks: formerLinks.map(({ link, until }) => ({ link, until: until.toISOString().slice(0, 10) })),
  }
}
