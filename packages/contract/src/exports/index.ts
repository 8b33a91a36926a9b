import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const exports = { activities, errors } as const
