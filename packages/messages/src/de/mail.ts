import type { mail as source } from '../en/mail.ts'
import type { Translated } from '../translate.ts'

export const mail: Translated<typeof source> = {}
