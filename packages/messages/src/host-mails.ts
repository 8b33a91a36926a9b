import { catalog } from './catalog.ts'
import type { texts } from './en/host-mails.ts'

export const hostMailsTexts = catalog<typeof texts>((language) => import(`./${language}/host-mails.ts`))
