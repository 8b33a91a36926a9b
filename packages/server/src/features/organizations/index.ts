import { at, capability } from '../../capability.ts'
import { MAIL_OWNERS, MAIL_SUBJECTS } from '../../mails.ts'
import { ACCOUNT_GONE } from '../accounts/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ROLES_IN } from '../sessions/events.ts'
import { giveUpOrganizations } from './change.ts'
import { sweepEnded } from './end.ts'
import { addressAsSubject, sweepEmails } from './email.ts'
import { ADDRESS_ASKED, MEMBER_NEWS, PERSON_INVITED } from './events.ts'
import { invitationsPart, membersPart, organizationPart } from './exported.ts'
import { invitationAsSubject, sweepInvitations } from './invite.ts'
import { LIMITS } from './limits.ts'
import { addressMail } from './mails/address/index.ts'
import { invitationMail } from './mails/invitation/index.ts'
import { newsMail } from './mails/news/index.ts'
import { organizationRoutes } from './routes.ts'
import { ownerOf, roleOf } from './store.ts'
import { TABLES } from './tables.ts'

export const organizations = capability({
  name: 'organizations',
  tables: TABLES,
  limits: LIMITS,
  routes: organizationRoutes,
  mails: [invitationMail, addressMail, newsMail],
  announces: [PERSON_INVITED, ADDRESS_ASKED, MEMBER_NEWS],
  sweeps: [sweepInvitations, sweepEmails, sweepEnded],
  takesPart: [
    at(ACCOUNT_GONE, giveUpOrganizations),
    at(ROLES_IN, roleOf),
    at(EXPORTED, organizationPart),
    at(EXPORTED, membersPart),
    at(EXPORTED, invitationsPart),
    at(MAIL_OWNERS, ownerOf),
    at(MAIL_SUBJECTS, invitationAsSubject),
    at(MAIL_SUBJECTS, addressAsSubject),
  ],
})
