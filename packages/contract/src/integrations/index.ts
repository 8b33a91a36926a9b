import { activities } from './activities.ts'

export const integrations = { activities, dashboard: ['/integrations'] } as const
