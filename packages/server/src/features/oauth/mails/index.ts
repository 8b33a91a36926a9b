import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { appsPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'

export const APP_TEXTS = {
  app_allowed: (t, names) => ({
    subject: t('subjectAppAllowed', names),
    heading: t('headingAppAllowed'),
    opening: t('appAllowed', names),
    closing: t('changeOwn'),
    page: appsPage(t),
  }),
  app_removed: (t, names) => ({
    subject: t('subjectAppRemoved', names),
    heading: t('headingAppRemoved'),
    opening: t('appRemoved', names),
    closing: t('changeOwn'),
    page: appsPage(t),
  }),
} satisfies ChangeTexts

export const appMail = changeMail(APP_TEXTS)
