import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const accounts = { activities, dashboard: ['/login', '/logout', '/onboard'], errors } as const
