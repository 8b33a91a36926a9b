import { on, capability } from '../../capability.ts'
import { BOOKED } from '../bookings/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ORIGINS } from '../offers/origins.ts'
import { COUNTED } from '../plans/allowance.ts'
import { COUNTED_ONE_OFFS } from './counted.ts'
import { oneOffsPart } from './exported.ts'
import { oneOffOffers } from './offers.ts'
import { cleanUpOneOffs, takeOneOff } from './operations.ts'
import { oneOffRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const oneOffs = capability({
  name: 'one-offs',
  tables: TABLES,
  routes: oneOffRoutes,
  cleanups: [cleanUpOneOffs],
  hooks: [
    on(ORIGINS, oneOffOffers),
    on(BOOKED, takeOneOff),
    on(COUNTED, COUNTED_ONE_OFFS),
    on(EXPORTED, oneOffsPart),
  ],
})
