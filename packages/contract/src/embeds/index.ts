import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const embeds = { activities, dashboard: ['/widget'], errors } as const
