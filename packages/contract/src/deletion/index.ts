import { activities } from './activities.ts'

export const deletion = { activities } as const
