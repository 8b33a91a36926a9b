import { on, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE, REQUESTS_SHOWN } from '../organizations/events.ts'
import { MEMBER_ANSWERED, MEMBER_ASKED } from './events.ts'
import { requestsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { answerMail } from './mails/answer/index.ts'
import { requestMail } from './mails/request/index.ts'
import { dropRequests, openRequests, cleanUpRequests } from './operations.ts'
import { presentRequest } from './present.ts'
import { memberRequestRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const memberRequests = capability({
  name: 'member-requests',
  tables: TABLES,
  limits: LIMITS,
  routes: memberRequestRoutes,
  mails: [requestMail, answerMail],
  publishes: [MEMBER_ASKED, MEMBER_ANSWERED],
  cleanups: [cleanUpRequests],
  hooks: [
    on(REQUESTS_SHOWN, async (context, here) => (await openRequests(context, here)).map(presentRequest)),
    on(MEMBER_GONE, dropRequests),
    on(EXPORTED, requestsPart),
  ],
})
