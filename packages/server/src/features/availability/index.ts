import { capability } from '../../capability.ts'
import { availabilityRoutes } from './routes.ts'

export const availability = capability({
  name: 'availability',
  routes: availabilityRoutes,
})
