import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { securityPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'
import { formerAddress } from '../operations.ts'

export const EMAIL_CHANGED_TEXTS = {
  email_changed: (t, names) => ({
    subject: t('subjectEmailChanged', names),
    heading: t('headingEmailChanged'),
    opening: t('emailChanged', names),
    closing: t('changeOwn'),
    page: securityPage(t),
  }),
} satisfies ChangeTexts

export const emailChangedMail = changeMail(EMAIL_CHANGED_TEXTS, { alsoTo: formerAddress })
