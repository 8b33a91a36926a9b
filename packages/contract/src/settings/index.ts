import { activities } from './activities.ts'

export const settings = { activities, dashboard: ['/settings'] } as const
