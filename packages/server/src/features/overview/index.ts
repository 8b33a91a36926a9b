import { capability } from '../../capability.ts'
import { overviewRoutes } from './routes.ts'

export const overview = capability({ name: 'overview', routes: overviewRoutes })
