import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const oneOffs = { activities, dashboard: ['/timeslotpicker', '/externaltimeslot'], errors } as const
