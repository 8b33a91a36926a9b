import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { listFor, mailTexts } from '../../../mail/content/mail-texts.ts'
import type { Person } from '../../../mail/content/people.ts'
import { momentWithZone } from '../../../mail/content/when.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { AccountChange } from '../events.ts'

/** What the owner reads about a change in their account. */
export interface ChangeDetails {
  reader: Person
  at: Instant
  /** Browser and system by product name. Null if unknown. */
  browser: string | null
  system: string | null
  /** The IP address without its last part. Null for the server's own machine. */
  network: string | null
  publicUrl: string
  /** Names of passkeys that still sign in after a new password. */
  passkeys: readonly string[]
}

/** The text for one kind of change. Time and place are added. */
export interface ChangeText {
  subject: string
  heading: string
  opening: string
  closing: string
  page: ChangePage
}

/** The page where the owner can look at the change, or undo it. */
export interface ChangePage {
  path: string
  action: string
  sentence: string
}

export type WriteChangeText = (t: MailTexts, names: { product: string }) => ChangeText
export type ChangeTexts = Partial<Record<AccountChange, WriteChangeText>>

export const securityPage = (t: MailTexts): ChangePage => ({
  path: '/settings/security',
  action: t('actionActivity'),
  sentence: t('textActivity'),
})
export const passkeysPage = (t: MailTexts): ChangePage => ({
  path: '/settings/two-factor',
  action: t('actionPasskeys'),
  sentence: t('textPasskeys'),
})
export const apiKeysPage = (t: MailTexts): ChangePage => ({
  path: '/integrations/api-keys',
  action: t('actionApiKeys'),
  sentence: t('textApiKeys'),
})
export const appsPage = (t: MailTexts): ChangePage => ({
  path: '/integrations/api-keys',
  action: t('actionApps'),
  sentence: t('textApps'),
})
export const passwordPage = (t: MailTexts): ChangePage => ({
  path: '/forgotpassword',
  action: t('actionPasswordReset'),
  sentence: t('textNotYou'),
})

/** Tells the owner about a change, in case somebody else made it. */
export function changeContent(change: ChangeDetails, text: WriteChangeText): MailContent {
  const { reader, at, network, publicUrl } = change
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const { subject, heading, opening, closing, page } = text(t, { product })
  const url = publicUrl + page.path
  return {
    language: reader.language,
    subject,
    heading,
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening,
    facts: [
      { label: t('labelTime'), value: momentWithZone(reader, at) },
      { label: t('labelDevice'), value: deviceText(change, t) },
      ...(network ? [{ label: t('labelNetwork'), value: network }] : []),
    ],
    actions: [{ label: page.action, url }],
    link: { sentence: page.sentence, url },
    closing: [closing, ...passkeysText(change, t)],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}

function passkeysText({ reader, passkeys, publicUrl }: ChangeDetails, t: MailTexts): string[] {
  if (passkeys.length === 0) return []
  const names = listFor(reader.language, passkeys.map(oneLine))
  return [t('passwordChangedPasskeys', { names, url: publicUrl + passkeysPage(t).path })]
}

function deviceText({ browser, system }: ChangeDetails, t: MailTexts): string {
  if (browser && system) return t('deviceOn', { browser, system })
  return browser ?? system ?? t('deviceUnknown')
}
