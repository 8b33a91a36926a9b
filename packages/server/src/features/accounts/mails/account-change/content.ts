import { limits } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { SPOKEN } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../../mail/content/when.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { AccountChange } from '../../events.ts'
import type { Person } from '../../../../mail/content/people.ts'

/** Something that was done in an account, as its owner hears of it. */
export interface ToldChange {
  kind: AccountChange
  reader: Person
  at: Instant
  /** As product names; null where it named none. */
  browser: string | null
  system: string | null
  /** The address without its last part; null for the machine of the server itself. */
  network: string | null
  publicUrl: string
  /** Of passkeys that go on to sign in after a new password. */
  passkeys: readonly string[]
}

/** What one such mail says besides when and from where. */
interface Said {
  subject: string
  heading: string
  opening: string
  closing: string
  way: Way
}

/** Where it can be looked at, or mended. */
interface Way {
  path: string
  action: string
  sentence: string
}

interface Names {
  product: string
}

const toSecurity = (t: MailTexts): Way => ({
  path: '/settings/security',
  action: t('actionActivity'),
  sentence: t('textActivity'),
})
const toPasskeys = (t: MailTexts): Way => ({
  path: '/settings/two-factor',
  action: t('actionPasskeys'),
  sentence: t('textPasskeys'),
})
const toPassword = (t: MailTexts): Way => ({
  path: '/forgotpassword',
  action: t('actionPasswordReset'),
  sentence: t('textNotYou'),
})

const SAID: { [Kind in AccountChange]: (t: MailTexts, names: Names) => Said } = {
  new_device: (t, names) => ({
    subject: t('subjectNewDevice', names),
    heading: t('headingNewDevice'),
    opening: t('newDevice', names),
    closing: t('newDeviceOwn'),
    way: toSecurity(t),
  }),
  password_changed: (t, names) => ({
    subject: t('subjectPasswordChanged', names),
    heading: t('headingPasswordChanged'),
    opening: t('passwordChanged', names),
    closing: t('changeOwn'),
    way: toPassword(t),
  }),
  two_factor_on: (t, names) => ({
    subject: t('subjectTwoFactorOn', names),
    heading: t('headingTwoFactorOn'),
    opening: t('twoFactorOn', names),
    closing: t('changeOwn'),
    way: toPassword(t),
  }),
  two_factor_off: (t, names) => ({
    subject: t('subjectTwoFactorOff', names),
    heading: t('headingTwoFactorOff'),
    opening: t('twoFactorOff', names),
    closing: t('changeOwn'),
    way: toPassword(t),
  }),
  two_factor_guessed: (t, names) => ({
    subject: t('subjectTwoFactorGuessed', names),
    heading: t('headingTwoFactorGuessed'),
    opening: t('twoFactorGuessed', names),
    closing: t('twoFactorGuessedOwn'),
    way: toPassword(t),
  }),
  recovery_codes_renewed: (t, names) => ({
    subject: t('subjectRecoveryCodes', names),
    heading: t('headingRecoveryCodes'),
    opening: t('recoveryCodesRenewed', names),
    closing: t('changeOwn'),
    way: toPassword(t),
  }),
  recovery_code_used: (t, names) => ({
    subject: t('subjectRecoveryCodeUsed', names),
    heading: t('headingRecoveryCodeUsed'),
    opening: t('recoveryCodeUsed', names),
    closing: t('changeOwn'),
    way: toPassword(t),
  }),
  passkey_added: (t, names) => ({
    subject: t('subjectPasskeyAdded', names),
    heading: t('headingPasskeyAdded'),
    opening: t('passkeyAdded', names),
    closing: t('changeOwn'),
    way: toPasskeys(t),
  }),
  passkey_removed: (t, names) => ({
    subject: t('subjectPasskeyRemoved', names),
    heading: t('headingPasskeyRemoved'),
    opening: t('passkeyRemoved', names),
    closing: t('changeOwn'),
    way: toSecurity(t),
  }),
  email_changed: (t, names) => ({
    subject: t('subjectEmailChanged', names),
    heading: t('headingEmailChanged'),
    opening: t('emailChanged', names),
    closing: t('changeOwn'),
    way: toSecurity(t),
  }),
  deletion_asked: (t, names) => ({
    subject: t('subjectDeletionAsked', names),
    heading: t('headingDeletionAsked'),
    opening: t('deletionAsked', { ...names, days: limits.DELETION_DAYS }),
    closing: t('deletionAskedClosing'),
    way: { path: '/login', action: t('actionSignIn'), sentence: t('textKeepAccount') },
  }),
  deletion_taken_back: (t, names) => ({
    subject: t('subjectDeletionTakenBack', names),
    heading: t('headingDeletionTakenBack'),
    opening: t('deletionTakenBack', names),
    closing: t('deletionTakenBackClosing'),
    way: { path: '/settings/delete', action: t('actionDeletion'), sentence: t('textDeleteAgain') },
  }),
}

/** Tells of what was done in an account, in case that it was somebody else's doing. */
export function accountChangeContent(told: ToldChange): MailContent {
  const { kind, reader, at, network, publicUrl } = told
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const { subject, heading, opening, closing, way } = SAID[kind](t, { product })
  const url = publicUrl + way.path
  return {
    language: reader.language,
    subject,
    heading,
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening,
    facts: [
      { label: t('labelTime'), value: momentWithZone(reader, at) },
      { label: t('labelDevice'), value: deviceText(told, t) },
      ...(network ? [{ label: t('labelNetwork'), value: network }] : []),
    ],
    actions: [{ label: way.action, url }],
    link: { sentence: way.sentence, url },
    closing: [closing, ...stillOpen(told, t)],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}

function stillOpen({ reader, passkeys, publicUrl }: ToldChange, t: MailTexts): string[] {
  if (passkeys.length === 0) return []
  const names = new Intl.ListFormat(SPOKEN[reader.language].tag).format(passkeys.map(oneLine))
  return [t('passwordChangedPasskeys', { names, url: publicUrl + toPasskeys(t).path })]
}

function deviceText({ browser, system }: ToldChange, t: MailTexts): string {
  if (browser && system) return t('deviceOn', { browser, system })
  return browser ?? system ?? t('deviceUnknown')
}
