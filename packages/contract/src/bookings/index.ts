import { errors } from './errors.ts'

export const bookings = { dashboard: ['/scheduled-events'], errors } as const
