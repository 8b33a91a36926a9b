import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { passkeysPage, securityPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'

export const PASSKEY_TEXTS = {
  passkey_added: (t, names) => ({
    subject: t('subjectPasskeyAdded', names),
    heading: t('headingPasskeyAdded'),
    opening: t('passkeyAdded', names),
    closing: t('changeOwn'),
    page: passkeysPage(t),
  }),
  passkey_removed: (t, names) => ({
    subject: t('subjectPasskeyRemoved', names),
    heading: t('headingPasskeyRemoved'),
    opening: t('passkeyRemoved', names),
    closing: t('changeOwn'),
    page: securityPage(t),
  }),
} satisfies ChangeTexts

export const passkeyMail = changeMail(PASSKEY_TEXTS)
