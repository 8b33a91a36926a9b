import { at, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { duty } from '../../jobs/duty.ts'
import { BOOKING_EVENTS } from '../bookings/record/events.ts'
import { CONNECTED, DISCONNECTED, LOOKED_AFTER } from '../connections/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { checkTool, sweepHeard } from './check.ts'
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
  keeps: [ISOLATION],
  routes: outreachRoutes,
  mount: mountHook,
  listens: [duty(BOOKING_EVENTS, planTold)],
  jobs: [duty(OUTREACH_WAKES, drain)],
  sweeps: [sweepHeard],
  takesPart: [
    at(CONNECTED, adoptTool),
    at(DISCONNECTED, forgetHook),
    at(LOOKED_AFTER, checkTool),
    at(HOST_GONE, forgetHooks),
    at(EXPORTED, outreachPart),
  ],
})
