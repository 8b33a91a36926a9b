import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const billing = {
  activities,
  dashboard: ['/upgrade', '/payment-success', '/weezly-connect-billing', '/weezly-connect-upgrade'],
  errors,
} as const
