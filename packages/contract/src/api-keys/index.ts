import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const apiKeys = { activities, errors } as const
