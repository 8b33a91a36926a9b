import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const domains = { activities, errors } as const
