import type { Duty } from '../../../jobs/duty.ts'
import { confirmMail } from './confirm/index.ts'
import { deletionAskedMail } from './deletion-asked/index.ts'
import { deletionTakenBackMail } from './deletion-taken-back/index.ts'
import { exportReadyMail } from './export-ready/index.ts'
import { newDeviceMail } from './new-device/index.ts'
import { passwordChangedMail } from './password-changed/index.ts'
import { passwordResetMail } from './password-reset/index.ts'
import { verificationMail } from './verification/index.ts'
import { webhookMail } from './webhook/index.ts'

/** Each mail that is one answer to one event. Those about bookings have a row and a turn of their own: `../tell.ts`. */
export const MAILS_ON_EVENTS: readonly Duty[] = [
  confirmMail,
  deletionAskedMail,
  deletionTakenBackMail,
  exportReadyMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
  webhookMail,
]
