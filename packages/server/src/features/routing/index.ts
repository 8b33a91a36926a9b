import { at, capability } from '../../capability.ts'
import { OTHER_PAGES, SLUGS_IN_USE } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { answersPart, formsPart } from './exported.ts'
import { FORM_ANSWERED } from './events.ts'
import { LIMITS } from './limits.ts'
import { sweepAnswers } from './operations.ts'
import { formAtAddress } from './page/form-at-address.ts'
import { routingRoutes } from './routes.ts'
import { formAt } from './store.ts'
import { TABLES } from './tables.ts'

export const routing = capability({
  name: 'routing',
  tables: TABLES,
  limits: LIMITS,
  routes: routingRoutes,
  announces: [FORM_ANSWERED],
  sweeps: [sweepAnswers],
  takesPart: [
    at(OTHER_PAGES, formAtAddress),
    at(SLUGS_IN_USE, async (db, hostId, slug) => (await formAt(db, hostId, slug)) !== undefined),
    at(EXPORTED, formsPart),
    at(EXPORTED, answersPart),
  ],
})
