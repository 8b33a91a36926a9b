import { activities } from './activities.ts'

export const emailAddress = { activities } as const
