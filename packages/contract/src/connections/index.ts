import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const connections = { activities, errors } as const
