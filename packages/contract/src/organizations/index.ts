import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const organizations = { activities, errors } as const
