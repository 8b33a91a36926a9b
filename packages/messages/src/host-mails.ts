import { catalogue } from './catalogue.ts'
import type { texts } from './en/host-mails.ts'

export const hostMailsTexts = catalogue<typeof texts>((language) => import(`./${language}/host-mails.ts`))
