import { catalogue } from './catalogue.ts'
import type { texts } from './en/mail.ts'

export const mailTexts = catalogue<typeof texts>((language) => import(`./${language}/mail.ts`))

export type MailMessages = typeof texts
