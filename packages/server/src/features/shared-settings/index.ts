import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
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
  jobs: [handle(INHERITED, followShared)],
  hooks: [
    on(SETTINGS_CHANGED, followSettings),
    on(EVENT_TYPE_BEGINS, beginEventType),
    on(MEMBER_GONE, keepInherited),
    on(EXPORTED, sharedPart),
    on(EXPORTED, inheritedPart),
  ],
})
