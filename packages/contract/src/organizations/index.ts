import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const organizations = { activities, dashboard: ['/organization'], errors } as const
