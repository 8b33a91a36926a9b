import { catalog } from './catalog.ts'
import type { texts } from './en/connect-client.ts'

export const connectClientTexts = catalog<typeof texts>(
  (language) => import(`./${language}/connect-client.ts`),
)
