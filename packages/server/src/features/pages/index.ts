import { capability } from '../../capability.ts'
import { mountPages } from './mount.ts'
import { timeZoneRoutes } from './routes.ts'
import { TELL_BROWSERS } from './zones.ts'

export const pages = capability({
  name: 'pages',
  services: [TELL_BROWSERS],
  routes: timeZoneRoutes,
  mount: mountPages,
})
