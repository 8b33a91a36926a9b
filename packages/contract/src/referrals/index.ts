import { errors } from './errors.ts'

export const referrals = { dashboard: ['/invite'], errors } as const
