import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const routing = { activities, errors } as const
