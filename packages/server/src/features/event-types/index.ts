import { capability } from '../../capability.ts'
import { eventTypeRoutes } from './routes.ts'

export const eventTypes = capability({
  name: 'event-types',
  routes: eventTypeRoutes,
})
