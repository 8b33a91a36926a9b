import { catalog } from './catalog.ts'
import type { texts } from './en/mails.ts'

/** All of them, for a server. */
export const mailTexts = catalog<typeof texts>((language) => import(`./${language}/mails.ts`))

export type MailMessages = typeof texts
