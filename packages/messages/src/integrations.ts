import { catalogue, together } from './catalogue.ts'
import type { texts as connectors } from './en/integrations/connectors.ts'
import type { texts as integrations } from './en/integrations/integrations.ts'
import type { texts as tracking } from './en/integrations/tracking.ts'

/** The catalog of integrations, guides for websites, and what each app says. */
export const integrationsTexts = together({
  connectors: catalogue<typeof connectors>((language) => import(`./${language}/integrations/connectors.ts`)),
  integrations: catalogue<typeof integrations>(
    (language) => import(`./${language}/integrations/integrations.ts`),
  ),
  tracking: catalogue<typeof tracking>((language) => import(`./${language}/integrations/tracking.ts`)),
})
