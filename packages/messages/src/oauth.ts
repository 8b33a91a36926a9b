import { catalog } from './catalog.ts'
import type { texts } from './en/oauth.ts'

export const oauthTexts = catalog<typeof texts>((language) => import(`./${language}/oauth.ts`))
