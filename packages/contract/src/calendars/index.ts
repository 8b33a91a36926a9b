import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const calendars = { activities, dashboard: ['/calendar-connections'], errors } as const
