import { catalog } from './catalog.ts'
import type { texts } from './en/integrations.ts'

/** The catalog of integrations, guides for websites, and what each app says. */
export const integrationsTexts = catalog<typeof texts>((language) => import(`./${language}/integrations.ts`))
