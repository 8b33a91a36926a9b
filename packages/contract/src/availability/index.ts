import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const availability = { activities, dashboard: ['/availability'], errors } as const
