import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const eventTypes = { activities, dashboard: ['/bookingpage'], errors } as const
