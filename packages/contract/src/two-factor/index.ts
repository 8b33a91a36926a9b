import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const twoFactor = { activities, errors } as const
