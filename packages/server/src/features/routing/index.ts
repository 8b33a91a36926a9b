import { on, capability } from '../../capability.ts'
import { OTHER_PAGES, SLUGS_IN_USE } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { answersPart, formsPart } from './exported.ts'
import { FORM_ANSWERED } from './events.ts'
import { LIMITS } from './limits.ts'
import { cleanUpAnswers } from './operations.ts'
import { formAtAddress } from './page/form-at-address.ts'
import { routingRoutes } from './routes.ts'
import { formAt } from './store.ts'
import { TABLES } from './tables.ts'

export const routing = capability({
  name: 'routing',
  tables: TABLES,
  limits: LIMITS,
  routes: routingRoutes,
  publishes: [FORM_ANSWERED],
  cleanups: [cleanUpAnswers],
  hooks: [
    on(OTHER_PAGES, formAtAddress),
    on(SLUGS_IN_USE, async (db, hostId, slug) => (await formAt(db, hostId, slug)) !== undefined),
    on(EXPORTED, formsPart),
    on(EXPORTED, answersPart),
  ],
})
