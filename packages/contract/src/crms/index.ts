import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const crms = { activities, errors } as const
