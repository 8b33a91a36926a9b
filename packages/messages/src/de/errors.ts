import type { errors as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const errors: Translated<typeof source> = {}
