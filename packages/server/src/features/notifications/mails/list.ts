import type { Duty } from '../../../jobs/duty.ts'
import { accountChangeMail } from './account-change/index.ts'
import { billingMail } from './billing/index.ts'
import { confirmMail } from './confirm/index.ts'
import { connectionMail } from './connection/index.ts'
import { emailChangeMail } from './email-change/index.ts'
import { domainMail } from './domain/index.ts'
import { exportReadyMail } from './export-ready/index.ts'
import { feedbackMail } from './feedback/index.ts'
import { heldMail } from './held/index.ts'
import { invitationMail } from './invitation/index.ts'
import { pollMail } from './poll/index.ts'
import { passwordResetMail } from './password-reset/index.ts'
import { putBackMail } from './put-back/index.ts'
import { rewardMail } from './reward/index.ts'
import { verificationMail } from './verification/index.ts'
import { webhookMail } from './webhook/index.ts'

/** Each mail that is one answer to one event. Those about bookings have a row and a turn of their own: `../tell.ts`. */
export const MAILS_ON_EVENTS: readonly Duty[] = [
  accountChangeMail,
  billingMail,
  confirmMail,
  connectionMail,
  emailChangeMail,
  domainMail,
  exportReadyMail,
  feedbackMail,
  heldMail,
  invitationMail,
  passwordResetMail,
  pollMail,
  putBackMail,
  rewardMail,
  verificationMail,
  webhookMail,
]
