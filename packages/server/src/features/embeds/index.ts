import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { EXPORTED } from '../exports/events.ts'
import { FRAMED } from '../pages/events.ts'
import { framingOf } from './framing.ts'
import { embedsPart } from './exported.ts'
import { COUNTED } from '../plans/allowance.ts'
import { COUNTED_EMBEDS } from './counted.ts'
import { embedRoutes } from './routes.ts'
import { LIMITS } from './limits.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const embeds = capability({
  name: 'embeds',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  services: [ISOLATION],
  routes: embedRoutes,
  hooks: [on(COUNTED, COUNTED_EMBEDS), on(EXPORTED, embedsPart), on(FRAMED, framingOf)],
})
