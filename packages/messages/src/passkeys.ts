import { catalogue } from './catalogue.ts'
import type { texts } from './en/passkeys.ts'

export const passkeysTexts = catalogue<typeof texts>((language) => import(`./${language}/passkeys.ts`))
