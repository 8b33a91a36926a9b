import { capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { embedRoutes } from './routes.ts'

export const embeds = capability({
  name: 'embeds',
  keeps: [ISOLATION],
  routes: embedRoutes,
})
