import { passwordChangedMail } from './password-mail.ts'
import { passwordResetMail } from './password-reset/index.ts'
import { newDeviceMail } from './sign-in-mail.ts'
import { twoFactorMail } from './two-factor-mail.ts'
import { verificationMail } from './verification/index.ts'

export const accountMails = [
  verificationMail,
  passwordResetMail,
  newDeviceMail,
  passwordChangedMail,
  twoFactorMail,
]
