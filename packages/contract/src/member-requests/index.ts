import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const memberRequests = { activities, errors } as const
