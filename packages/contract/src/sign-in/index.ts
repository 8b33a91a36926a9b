import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const signIn = { activities, dashboard: ['/login', '/logout'], errors } as const
