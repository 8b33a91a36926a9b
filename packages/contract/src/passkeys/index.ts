import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const passkeys = { activities, errors } as const
