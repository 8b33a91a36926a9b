import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { MAIL_SUBJECTS } from '../../mails.ts'
import { BILLING_NEWS } from '../billing/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ACCOUNT_OPENED } from '../sign-up/events.ts'
import { GIFT_CARD_SENT, INVITATION_REMINDED, INVITATION_SENT, REWARD_CLAIMED } from './events.ts'
import { invitationsPart, pointsPart, referralsPart, rewardsPart } from './exported.ts'
import { GIFT_CARD_SEAL, sendDueGiftCards, cleanUpGiftCards } from './gift-cards.ts'
import { INVITATION_KEY } from './invitation-token.ts'
import { invitationAsSubject, cleanUpInvitations } from './invitations.ts'
import { LIMITS } from './limits.ts'
import { invitationMail, invitationReminderMail } from './mails/invitation/index.ts'
import { giftCardMail } from './mails/gift-card/index.ts'
import { rewardMail } from './mails/reward/index.ts'
import { rememberReferral } from './operations.ts'
import { rewardReferral } from './reward.ts'
import { GIFT_CARD_DELIVERY } from './queues.ts'
import { referralRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { mountTry } from './try.ts'

export const referrals = capability({
  name: 'referrals',
  services: [INVITATION_KEY, GIFT_CARD_SEAL],
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: referralRoutes,
  mount: mountTry,
  mails: [invitationMail, invitationReminderMail, rewardMail, giftCardMail],
  publishes: [INVITATION_SENT, INVITATION_REMINDED, REWARD_CLAIMED, GIFT_CARD_SENT],
  cleanups: [cleanUpInvitations, cleanUpGiftCards],
  cronJobs: [{ job: GIFT_CARD_DELIVERY, at: '23 * * * *', run: sendDueGiftCards }],
  subscribes: [handle(BILLING_NEWS, rewardReferral)],
  hooks: [
    on(ACCOUNT_OPENED, rememberReferral),
    on(EXPORTED, invitationsPart),
    on(EXPORTED, referralsPart),
    on(EXPORTED, rewardsPart),
    on(EXPORTED, pointsPart),
    on(MAIL_SUBJECTS, invitationAsSubject),
  ],
})
