import type { Me, PublicOwner } from '@scheduling/contract'
import { countryOf } from '@scheduling/domain/words'
import type { Session } from './sessions.ts'
import type { Host } from './store.ts'

export function presentMe(host: Host): Me {
  return {
    userID: host.id,
    userName: host.name,
    userEmail: host.email,
    userPhone: host.phone,
    userStatus: host.verified_at ? 'active' : 'unverified',
    account_type: host.account_type,
    lifetime: host.lifetime,
    plan_type: host.plan_type,
    quantity: host.quantity,
    quantity_minutes: host.quantity_minutes,
    regDate: host.created_at.toISOString().slice(0, 10),
    regtime: epochSeconds(host.created_at),
    custom_domain: host.custom_domain,
    event_numbers: host.event_numbers,
    trial_end: host.trial_end && epochSeconds(host.trial_end),
    configs: [],
    upgrade_popups: [],
    link: host.link,
    timeZone: host.time_zone,
    region: countryOf(host.time_zone),
    language: host.language,
    weekStart: host.week_start,
    timeFormat: host.time_format,
  }
}

export function presentSession({ token, expires, deviceToken, host }: Session) {
  return { token, expires: expires.toISOString(), deviceToken, me: presentMe(host) }
}

/** What everybody may know; never an e-mail or an id. */
export function presentOwner(host: Host): PublicOwner {
  return {
    name: host.name,
    link: host.link,
    welcomeMessage: host.welcome_message,
    logo: host.logo,
    avatar: host.avatar,
    language: host.language,
    timeZone: host.time_zone,
    weekStart: host.week_start,
    timeFormat: host.time_format,
    colours: {
      background: host.colours.background ?? null,
      text: host.colours.text ?? null,
      button: host.colours.button ?? null,
    },
  }
}

function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}
