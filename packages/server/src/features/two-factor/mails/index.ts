import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { passwordPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'

export const TWO_FACTOR_TEXTS = {
  two_factor_on: (t, names) => ({
    subject: t('subjectTwoFactorOn', names),
    heading: t('headingTwoFactorOn'),
    opening: t('twoFactorOn', names),
    closing: t('changeOwn'),
    page: passwordPage(t),
  }),
  two_factor_off: (t, names) => ({
    subject: t('subjectTwoFactorOff', names),
    heading: t('headingTwoFactorOff'),
    opening: t('twoFactorOff', names),
    closing: t('changeOwn'),
    page: passwordPage(t),
  }),
  two_factor_guessed: (t, names) => ({
    subject: t('subjectTwoFactorGuessed', names),
    heading: t('headingTwoFactorGuessed'),
    opening: t('twoFactorGuessed', names),
    closing: t('twoFactorGuessedOwn'),
    page: passwordPage(t),
  }),
  recovery_codes_renewed: (t, names) => ({
    subject: t('subjectRecoveryCodes', names),
    heading: t('headingRecoveryCodes'),
    opening: t('recoveryCodesRenewed', names),
    closing: t('changeOwn'),
    page: passwordPage(t),
  }),
  recovery_code_used: (t, names) => ({
    subject: t('subjectRecoveryCodeUsed', names),
    heading: t('headingRecoveryCodeUsed'),
    opening: t('recoveryCodeUsed', names),
    closing: t('changeOwn'),
    page: passwordPage(t),
  }),
} satisfies ChangeTexts

export const twoFactorMail = changeMail(TWO_FACTOR_TEXTS)
