import { at, capability } from '../../capability.ts'
import { MAIL_SUBJECTS, STRANGER_MAIL_OWNERS } from '../../mails.ts'
import { ACCOUNT_CLOSED, ACCOUNT_GONE } from '../accounts/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ROLES_IN } from '../sessions/events.ts'
import { giveUpOrganizations } from './change.ts'
import { sweepEnded } from './end.ts'
import { pendingEmailAsSubject, sweepEmails } from './email.ts'
import { EMAIL_PENDING, MEMBER_NEWS, PERSON_INVITED } from './events.ts'
import { invitationsPart, membersPart, organizationPart } from './exported.ts'
import { invitationAsSubject, sweepInvitations } from './invite.ts'
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
  announces: [PERSON_INVITED, EMAIL_PENDING, MEMBER_NEWS],
  sweeps: [sweepInvitations, sweepEmails, sweepEnded],
  takesPart: [
    at(ACCOUNT_CLOSED, deleteTransferRequests),
    at(ACCOUNT_GONE, giveUpOrganizations),
    at(ROLES_IN, roleOf),
    at(EXPORTED, organizationPart),
    at(EXPORTED, membersPart),
    at(EXPORTED, invitationsPart),
    at(STRANGER_MAIL_OWNERS, ownerOf),
    at(MAIL_SUBJECTS, invitationAsSubject),
    at(MAIL_SUBJECTS, pendingEmailAsSubject),
  ],
})
