import type { PublicOwner, PublicPerson } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import { hidesProductName } from './operations.ts'
import type { Host } from './store.ts'

/** Somebody of an organization, as its pages name them. */
export function presentPerson({ name, link, avatar }: Host): PublicPerson {
  return { name, link, avatar: avatar && imageAddress('avatar', avatar) }
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
    language: host.invitee_language ?? host.language,
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
