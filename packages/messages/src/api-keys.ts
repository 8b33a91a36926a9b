import { catalogue } from './catalogue.ts'
import type { texts } from './en/api-keys.ts'

export const apiKeysTexts = catalogue<typeof texts>((language) => import(`./${language}/api-keys.ts`))
