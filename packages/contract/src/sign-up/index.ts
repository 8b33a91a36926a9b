import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const signUp = { activities, dashboard: ['/onboard'], errors } as const
