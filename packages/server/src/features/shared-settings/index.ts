import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { EVENT_TYPE_BEGINS } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { SETTINGS_CHANGED } from '../hosts/events.ts'
import { MEMBER_GONE } from '../organizations/events.ts'
import { inheritedPart, sharedPart } from './exported.ts'
import { followShared } from './jobs.ts'
import { beginEventType, followSettings, keepInherited } from './operations.ts'
import { INHERITED } from './queues.ts'
import { sharedSettingsRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const sharedSettings = capability({
  name: 'shared-settings',
  tables: TABLES,
  routes: sharedSettingsRoutes,
  jobs: [duty(INHERITED, followShared)],
  takesPart: [
    at(SETTINGS_CHANGED, followSettings),
    at(EVENT_TYPE_BEGINS, beginEventType),
    at(MEMBER_GONE, keepInherited),
    at(EXPORTED, sharedPart),
    at(EXPORTED, inheritedPart),
  ],
})
