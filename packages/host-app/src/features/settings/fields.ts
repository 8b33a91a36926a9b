import { accountsTexts } from '@scheduling/messages/accounts'
import { billingTexts } from '@scheduling/messages/billing'
import { brandingTexts } from '@scheduling/messages/branding'
import { deletionTexts } from '@scheduling/messages/deletion'
import { domainsTexts } from '@scheduling/messages/domains'
import { emailAddressTexts } from '@scheduling/messages/email-address'
import { exportsTexts } from '@scheduling/messages/exports'
import { hostMailsTexts } from '@scheduling/messages/host-mails'
import { passkeysTexts } from '@scheduling/messages/passkeys'
import { retentionTexts } from '@scheduling/messages/retention'
import { settingsTexts } from '@scheduling/messages/settings'
import { twoFactorTexts } from '@scheduling/messages/two-factor'
import type { TabFields } from '../../shell/room.ts'

/** What people look for in the settings, also in those of other rooms. */
export const settingFields: TabFields = {
  texts: [
    accountsTexts,
    billingTexts,
    brandingTexts,
    deletionTexts,
    domainsTexts,
    emailAddressTexts,
    exportsTexts,
    hostMailsTexts,
    passkeysTexts,
    retentionTexts,
    settingsTexts,
    twoFactorTexts,
  ],
  names: (t) => ({
    '/settings/profile': [
      t('profile.name'),
      t('profile.first_name'),
      t('profile.last_name'),
      t('profile.company'),
      t('profile.phone'),
      t('profile.welcome'),
    ],
    '/settings/language': [
      t('account.time_zone'),
      t('language.own'),
      t('language.invitees'),
      t('language.date_format'),
      t('language.time_format'),
      t('language.week_start'),
      t('language.theme'),
    ],
    '/settings/notifications': [
      t('host_mails.booked'),
      t('host_mails.rescheduled'),
      t('host_mails.canceled'),
      t('host_mails.reminder'),
      t('host_mails.watched'),
      t('host_mails.undelivered'),
      t('host_mails.webhook'),
    ],
    '/settings/link': [t('my_link.change'), t('my_link.proof'), t('my_link.former')],
    '/settings/branding': [
      t('image.avatar'),
      t('image.logo'),
      t('image.background'),
      t('colors.title'),
      t('colors.button'),
    ],
    '/settings/domain': [t('domain.label')],
    '/settings/password': [t('password.current'), t('password.new'), t('sessions.title')],
    '/settings/email': [t('email.new')],
    '/settings/two-factor': [t('two_factor.set_up'), t('two_factor.renew'), t('passkeys.title')],
    '/settings/retention': [t('retention.label')],
    '/settings/billing': [t('card.title'), t('details.title'), t('details.tax_id')],
    '/settings/export': [t('export.ask')],
    '/settings/delete': [t('deletion.ask')],
  }),
}
