import { limits } from '@scheduling/domain'
import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'

export const DELETION_TEXTS = {
  deletion_asked: (t, names) => ({
    subject: t('subjectDeletionAsked', names),
    heading: t('headingDeletionAsked'),
    opening: t('deletionAsked', { ...names, days: limits.DELETION_DAYS }),
    closing: t('deletionAskedClosing'),
    page: { path: '/login', action: t('actionSignIn'), sentence: t('textKeepAccount') },
  }),
  deletion_taken_back: (t, names) => ({
    subject: t('subjectDeletionTakenBack', names),
    heading: t('headingDeletionTakenBack'),
    opening: t('deletionTakenBack', names),
    closing: t('deletionTakenBackClosing'),
    page: { path: '/settings/delete', action: t('actionDeletion'), sentence: t('textDeleteAgain') },
  }),
} satisfies ChangeTexts

export const deletionMail = changeMail(DELETION_TEXTS)
