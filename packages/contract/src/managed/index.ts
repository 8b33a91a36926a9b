import { activities } from './activities.ts'

export const managed = { activities } as const
