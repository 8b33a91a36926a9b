import type { Settings } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import type { SignedIn } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import type { CurrentUser } from '../accounts/operations.ts'
import { changeTheme, currentUserOf } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { linkTaken, suggestedLinks } from '../hosts/link.ts'
import type { FormerLink } from '../hosts/operations.ts'
import {
  changeProfile,
  formerLinksOf,
  hostById,
  lockProfile,
  moveToLink,
  releaseLinks,
  linksInUse,
  tellSettingsChanged,
} from '../hosts/operations.ts'
import { LIMITS } from './limits.ts'

// Each blocks a name for everybody else.
const FORMER_LINKS_MAX = 5
const SUGGESTIONS = 3

export type SettingsChange = Partial<Omit<Settings, 'formerLinks'>>

export interface HostSettings extends CurrentUser {
  formerLinks: FormerLink[]
}

export async function settingsOf(context: Context, signedIn: SignedIn): Promise<HostSettings> {
  const now = new Date(context.clock.now())
  const [self, formerLinks] = await Promise.all([
    currentUserOf(context, signedIn),
    formerLinksOf(context.db, signedIn.hostId, now),
  ])
  return { ...self, formerLinks }
}

/** Repeat: the same. */
export async function changeSettings(
  context: Context,
  signedIn: SignedIn,
  { theme, ...profile }: SettingsChange,
): Promise<HostSettings> {
  const { accountId, hostId } = signedIn
  await context.db.transaction().execute(async (trx) => {
    if (theme !== undefined) await changeTheme(trx, accountId, theme)
    if (Object.keys(profile).length === 0) return
    await changeProfile(context, trx, hostId, {
      name: profile.name,
      first_name: profile.firstName,
      last_name: profile.lastName,
      company: profile.company,
      phone: profile.phone,
      welcome_message: profile.welcomeMessage,
      time_zone: profile.timeZone,
      language: profile.language,
      invitee_language: profile.inviteeLanguage,
      date_format: profile.dateFormat,
      time_format: profile.timeFormat,
      week_start: profile.weekStart,
      asks_for_proof: profile.asksForProof,
    })
    await tellSettingsChanged(context, trx, hostId, profile.inviteeLanguage === undefined ? [] : ['language'])
    await recordActivity(context, trx, signedIn, 'settings_changed')
  })
  return settingsOf(context, signedIn)
}

/**
 * Changes the link. The earlier one redirects for a while. Only a few are kept: the oldest become free, and all of
 * them if the pages never went live. A host can take back its own earlier link. Throws `slug_taken`, `rate_limited`.
 * Repeat: the same.
 */
export async function changeLink(context: Context, signedIn: SignedIn, link: string): Promise<CurrentUser> {
  const self = await currentUserOf(context, signedIn)
  if (self.host.link === link) return self
  await allow(context, 'change-link', [[LIMITS.linkChanges, signedIn]])
  const now = context.clock.now()
  const until = new Date(now + limits.FORMER_LINK_DAYS * DAY)
  await context.db
    .transaction()
    .execute(async (trx) => {
      await lockProfile(trx, signedIn.hostId)
      // A double click has moved there already.
      if ((await hostById(trx, signedIn.hostId))?.link === link) return
      await releaseLinks(trx, new Date(now))
      await moveToLink(trx, signedIn.hostId, {
        link,
        until,
        kept: self.host.opened_at ? FORMER_LINKS_MAX : 0,
      })
      await recordActivity(context, trx, signedIn, 'link_changed', link)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'links_pkey') ? linkTaken() : error
    })
  return currentUserOf(context, signedIn)
}

/** The host's own earlier links count as free. */
export async function linkChoice(
  context: Context,
  { hostId }: SignedIn,
  link: string,
): Promise<{ isFree: boolean; suggestions: string[] }> {
  const others = suggestedLinks(link)
  const taken = await linksInUse(context.db, [link, ...others], new Date(context.clock.now()), hostId)
  if (!taken.has(link)) return { isFree: true, suggestions: [] }
  return { isFree: false, suggestions: others.filter((other) => !taken.has(other)).slice(0, SUGGESTIONS) }
}
