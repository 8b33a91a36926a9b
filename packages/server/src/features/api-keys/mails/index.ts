import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { apiKeysPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'

export const API_KEY_TEXTS = {
  api_key_added: (t, names) => ({
    subject: t('subjectApiKeyAdded', names),
    heading: t('headingApiKeyAdded'),
    opening: t('apiKeyAdded', names),
    closing: t('changeOwn'),
    page: apiKeysPage(t),
  }),
  api_key_removed: (t, names) => ({
    subject: t('subjectApiKeyRemoved', names),
    heading: t('headingApiKeyRemoved'),
    opening: t('apiKeyRemoved', names),
    closing: t('changeOwn'),
    page: apiKeysPage(t),
  }),
} satisfies ChangeTexts

export const apiKeyMail = changeMail(API_KEY_TEXTS)
