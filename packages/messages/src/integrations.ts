import { catalog, together } from './catalog.ts'
import type { texts as connectors } from './en/integrations/connectors.ts'
import type { texts as integrations } from './en/integrations/integrations.ts'
import type { texts as tracking } from './en/integrations/tracking.ts'

/** The catalog of integrations, guides for websites, and what each app says. */
export const integrationsTexts = together({
  connectors: catalog<typeof connectors>((language) => import(`./${language}/integrations/connectors.ts`)),
  integrations: catalog<typeof integrations>(
    (language) => import(`./${language}/integrations/integrations.ts`),
  ),
  tracking: catalog<typeof tracking>((language) => import(`./${language}/integrations/tracking.ts`)),
})
