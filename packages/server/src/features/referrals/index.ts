import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { MAIL_SUBJECTS } from '../../mails.ts'
import { BILLING_NEWS } from '../billing/record/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ACCOUNT_OPENED } from '../sign-up/events.ts'
import { INVITATION_SENT, REWARD_CLAIMED } from './events.ts'
import { invitationsPart, referralsPart, rewardsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { invitationMail } from './mails/invitation/index.ts'
import { rewardMail } from './mails/reward/index.ts'
import { invitationAsSubject, rememberReferral } from './operations.ts'
import { rewardReferral } from './reward.ts'
import { referralRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { mountTry } from './try.ts'

export const referrals = capability({
  name: 'referrals',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: referralRoutes,
  mount: mountTry,
  mails: [invitationMail, rewardMail],
  announces: [INVITATION_SENT, REWARD_CLAIMED],
  listens: [duty(BILLING_NEWS, rewardReferral)],
  takesPart: [
    at(ACCOUNT_OPENED, rememberReferral),
    at(EXPORTED, invitationsPart),
    at(EXPORTED, referralsPart),
    at(EXPORTED, rewardsPart),
    at(MAIL_SUBJECTS, invitationAsSubject),
  ],
})
