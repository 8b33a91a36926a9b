import { errors } from './errors.ts'

export const plans = { errors } as const
