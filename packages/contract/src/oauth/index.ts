import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const oauth = { activities, errors } as const
