import { catalogue } from './catalogue.ts'
import type { texts } from './en/connect-client.ts'

export const connectClientTexts = catalogue<typeof texts>(
  (language) => import(`./${language}/connect-client.ts`),
)
