import { capability } from '../../capability.ts'
import { integrationRoutes } from './routes.ts'

export const integrations = capability({
  name: 'integrations',
  routes: integrationRoutes,
})
