import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const outreach = { activities, errors } as const
