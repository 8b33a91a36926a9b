import { activities } from './activities.ts'

export const retention = { activities } as const
