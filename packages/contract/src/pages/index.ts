import { errors } from './errors.ts'

export const pages = { errors } as const
