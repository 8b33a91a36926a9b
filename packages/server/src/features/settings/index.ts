import { capability } from '../../capability.ts'
import { LIMITS } from './limits.ts'
import { settingsRoutes } from './routes.ts'

export const settings = capability({ name: 'settings', limits: LIMITS, routes: settingsRoutes })
