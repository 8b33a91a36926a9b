import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const campaigns = {
  activities,
  dashboard: ['/external-dynamic', '/external-dynamic-campaign'],
  errors,
} as const
