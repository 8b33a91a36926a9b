import { at, capability } from '../../capability.ts'
import { BOOKED } from '../bookings/record/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ORIGINS } from '../offers/origins.ts'
import { COUNTED } from '../plans/allowance.ts'
import { COUNTED_ONE_OFFS } from './counted.ts'
import { oneOffsPart } from './exported.ts'
import { oneOffOffers } from './offers.ts'
import { sweepOneOffs, takeOneOff } from './operations.ts'
import { oneOffRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const oneOffs = capability({
  name: 'one-offs',
  tables: TABLES,
  routes: oneOffRoutes,
  sweeps: [sweepOneOffs],
  takesPart: [
    at(ORIGINS, oneOffOffers),
    at(BOOKED, takeOneOff),
    at(COUNTED, COUNTED_ONE_OFFS),
    at(EXPORTED, oneOffsPart),
  ],
})
