import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { handle } from '../../jobs/handlers.ts'
import { BOOKING_EVENTS } from '../bookings/events.ts'
import { CONNECTED, DISCONNECTED, CONNECTION_CHECKED } from '../connections/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { checkTool, cleanUpHeard } from './check.ts'
import { drain } from './drain.ts'
import { outreachPart } from './exported.ts'
import { mountHook } from './hook.ts'
import { LIMITS } from './limits.ts'
import { forgetHook, forgetHooks } from './operations.ts'
import { adoptTool, planTold } from './plan.ts'
import { OUTREACH_WAKES } from './queues.ts'
import { outreachRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const outreach = capability({
  name: 'outreach',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  services: [ISOLATION],
  routes: outreachRoutes,
  mount: mountHook,
  subscribes: [handle(BOOKING_EVENTS, planTold)],
  jobs: [handle(OUTREACH_WAKES, drain)],
  cleanups: [cleanUpHeard],
  hooks: [
    on(CONNECTED, adoptTool),
    on(DISCONNECTED, forgetHook),
    on(CONNECTION_CHECKED, checkTool),
    on(HOST_GONE, forgetHooks),
    on(EXPORTED, outreachPart),
  ],
})
