import { catalogue } from './catalogue.ts'
import type { texts } from './en/oauth.ts'

export const oauthTexts = catalogue<typeof texts>((language) => import(`./${language}/oauth.ts`))
