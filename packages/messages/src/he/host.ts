import { host as source } from '../en/host.ts'
import type { Translated } from '../translate.ts'

export const host: Translated<typeof source> = { ...source }
