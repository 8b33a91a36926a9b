import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const polls = { activities, dashboard: ['/groupinvite'], errors } as const
