import { on, capability } from '../../capability.ts'
import { MAIL_SUBJECTS, STRANGER_MAIL_OWNERS } from '../../mails.ts'
import { ACCOUNT_CLOSED, ACCOUNT_GONE } from '../accounts/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ROLES_IN } from '../sessions/events.ts'
import { giveUpOrganizations } from './change.ts'
import { cleanUpEnded } from './end.ts'
import { pendingEmailAsSubject, cleanUpEmails } from './email.ts'
import { EMAIL_PENDING, MEMBER_NEWS, PERSON_INVITED } from './events.ts'
import { invitationsPart, membersPart, organizationPart } from './exported.ts'
import { invitationAsSubject, cleanUpInvitations } from './invite.ts'
import { LIMITS } from './limits.ts'
import { emailConfirmationMail } from './mails/email-confirmation/index.ts'
import { invitationMail } from './mails/invitation/index.ts'
import { newsMail } from './mails/news/index.ts'
import { organizationRoutes } from './routes.ts'
import { ownerOf, roleOf } from './store.ts'
import { TABLES } from './tables.ts'
import { deleteTransferRequests } from './transfer.ts'

export const organizations = capability({
  name: 'organizations',
  tables: TABLES,
  limits: LIMITS,
  routes: organizationRoutes,
  mails: [invitationMail, emailConfirmationMail, newsMail],
  publishes: [PERSON_INVITED, EMAIL_PENDING, MEMBER_NEWS],
  cleanups: [cleanUpInvitations, cleanUpEmails, cleanUpEnded],
  hooks: [
    on(ACCOUNT_CLOSED, deleteTransferRequests),
    on(ACCOUNT_GONE, giveUpOrganizations),
    on(ROLES_IN, roleOf),
    on(EXPORTED, organizationPart),
    on(EXPORTED, membersPart),
    on(EXPORTED, invitationsPart),
    on(STRANGER_MAIL_OWNERS, ownerOf),
    on(MAIL_SUBJECTS, invitationAsSubject),
    on(MAIL_SUBJECTS, pendingEmailAsSubject),
  ],
})
