import { capability } from '../../capability.ts'
import { publicPageRoutes } from './api.ts'
import { mountPages } from './routes.ts'
import { TELL_BROWSERS } from './zones.ts'

export const pages = capability({
  name: 'pages',
  keeps: [TELL_BROWSERS],
  routes: publicPageRoutes,
  mount: mountPages,
})
