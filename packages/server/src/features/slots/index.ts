import { capability } from '../../capability.ts'
import { slotRoutes } from './routes.ts'

export const slots = capability({
  name: 'slots',
  routes: slotRoutes,
})
