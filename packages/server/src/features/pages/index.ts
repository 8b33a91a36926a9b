import { capability } from '../../capability.ts'
import { mountPages } from './mount.ts'
import { publicPageRoutes } from './routes.ts'
import { TELL_BROWSERS } from './zones.ts'

export const pages = capability({
  name: 'pages',
  keeps: [TELL_BROWSERS],
  routes: publicPageRoutes,
  mount: mountPages,
})
