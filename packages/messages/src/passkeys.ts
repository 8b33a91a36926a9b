import { catalog } from './catalog.ts'
import type { texts } from './en/passkeys.ts'

export const passkeysTexts = catalog<typeof texts>((language) => import(`./${language}/passkeys.ts`))
