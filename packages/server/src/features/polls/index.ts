import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { MAIL_SUBJECTS } from '../../mails.ts'
import { DECLINED } from '../bookings/events.ts'
import { VOTERS } from '../bookings/voters.ts'
import { OTHER_PAGES } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ORIGINS } from '../offers/origins.ts'
import { noteDeclined } from './decline.ts'
import { POLL_NEWS } from './events.ts'
import { pollsPart } from './exported.ts'
import { atAgreement, atMoment } from './jobs.ts'
import { LIMITS } from './limits.ts'
import { pollOffers } from './offers.ts'
import { cleanUpPolls } from './operations.ts'
import { POLL_AGREEMENTS, POLL_MOMENTS } from './queues.ts'
import { pollAsSubject, pollVoters } from './readers.ts'
import { pollRoutes } from './routes.ts'
import { TABLES } from './tables.ts'
import { VOTE_KEY } from './vote-token.ts'
import { pollPage } from './page/poll-page.ts'
import { pollAtAddress } from './page/poll-at-address.ts'
import { pollMail } from './mails/index.ts'

export const polls = capability({
  name: 'polls',
  tables: TABLES,
  limits: LIMITS,
  services: [VOTE_KEY],
  routes: pollRoutes,
  pages: [pollPage],
  mails: [pollMail],
  publishes: [POLL_NEWS],
  subscribes: [handle(DECLINED, noteDeclined)],
  jobs: [handle(POLL_MOMENTS, atMoment), handle(POLL_AGREEMENTS, atAgreement)],
  cleanups: [cleanUpPolls],
  hooks: [
    on(ORIGINS, pollOffers),
    on(EXPORTED, pollsPart),
    on(VOTERS, pollVoters),
    on(MAIL_SUBJECTS, pollAsSubject),
    on(OTHER_PAGES, pollAtAddress),
  ],
})
