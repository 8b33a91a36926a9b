import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const webhooks = { activities, errors } as const
