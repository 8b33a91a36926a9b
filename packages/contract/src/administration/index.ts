import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const administration = { activities, errors } as const
