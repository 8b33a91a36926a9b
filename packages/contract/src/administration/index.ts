import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const administration = { activities, dashboard: ['/weezly-users'], errors } as const
