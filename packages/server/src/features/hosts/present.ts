import type { PublicOwner, PublicPerson } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import { hidesProductName } from './operations.ts'
import type { Host } from './store.ts'

/** Somebody of an organization, as its pages name them. */
export function presentPerson(host: Host): PublicPerson {
  return { ...presentMeetingHost(host), link: host.link }
}

/** Somebody who hosts a meeting. Their own pages are not named: not everybody shows them. */
export function presentMeetingHost({ name, avatar, time_zone }: Host): Omit<PublicPerson, 'link'> {
  return { name, avatar: avatar && imageAddress('avatar', avatar), timeZone: time_zone }
}

/** The public data of a host; never an email or an id. */
export function presentOwner(host: Host): PublicOwner {
  return {
    name: host.name,
    link: host.link,
    welcomeMessage: host.welcome_message,
    logo: host.logo && imageAddress('logo', host.logo),
    avatar: host.avatar && imageAddress('avatar', host.avatar),
    background: host.background && imageAddress('background', host.background),
    hidesProductName: hidesProductName(host),
    ...(host.organization && { isOrganization: true as const }),
    language: host.invitee_language ?? host.language,
    timeZone: host.time_zone,
    weekStart: host.week_start,
    timeFormat: host.time_format,
    colors: {
      background: host.colors.background ?? null,
      text: host.colors.text ?? null,
      button: host.colors.button ?? null,
    },
  }
}
