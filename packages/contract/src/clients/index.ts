import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const clients = {
  activities,
  dashboard: ['/clients', '/connect-client', '/request-calendar'],
  errors,
} as const
