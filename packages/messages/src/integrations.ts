import { catalogue } from './catalogue.ts'
import type { texts } from './en/integrations.ts'

export const integrationsTexts = catalogue<typeof texts>(
  (language) => import(`./${language}/integrations.ts`),
)
