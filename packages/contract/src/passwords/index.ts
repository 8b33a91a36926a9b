import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const passwords = { activities, errors } as const
