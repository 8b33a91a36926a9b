import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { MAIL_SUBJECTS } from '../../mails.ts'
import { DECLINED } from '../bookings/record/events.ts'
import { VOTERS } from '../bookings/record/voters.ts'
import { OTHER_PAGES } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ORIGINS } from '../offers/origins.ts'
import { noteDeclined } from './decline.ts'
import { POLL_NEWS } from './record/events.ts'
import { pollsPart } from './exported.ts'
import { atAgreement, atMoment } from './jobs.ts'
import { LIMITS } from './record/limits.ts'
import { pollOffers } from './offers.ts'
import { sweepPolls } from './operations.ts'
import { POLL_AGREEMENTS, POLL_MOMENTS } from './record/queues.ts'
import { pollAsSubject, pollVoters } from './readers.ts'
import { pollRoutes } from './routes.ts'
import { TABLES } from './record/tables.ts'
import { VOTE_KEY } from './record/vote-token.ts'
import { pollPage } from './page/poll-page.ts'
import { pollAtAddress } from './page/poll-at-address.ts'
import { pollMail } from './mails/index.ts'

export const polls = capability({
  name: 'polls',
  tables: TABLES,
  limits: LIMITS,
  keeps: [VOTE_KEY],
  routes: pollRoutes,
  pages: [pollPage],
  mails: [pollMail],
  announces: [POLL_NEWS],
  listens: [duty(DECLINED, noteDeclined)],
  jobs: [duty(POLL_MOMENTS, atMoment), duty(POLL_AGREEMENTS, atAgreement)],
  sweeps: [sweepPolls],
  takesPart: [
    at(ORIGINS, pollOffers),
    at(EXPORTED, pollsPart),
    at(VOTERS, pollVoters),
    at(MAIL_SUBJECTS, pollAsSubject),
    at(OTHER_PAGES, pollAtAddress),
  ],
})
