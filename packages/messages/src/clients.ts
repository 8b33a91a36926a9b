import { catalogue } from './catalogue.ts'
import type { texts } from './en/clients.ts'

export const clientsTexts = catalogue<typeof texts>((language) => import(`./${language}/clients.ts`))
