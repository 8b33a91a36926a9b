import { apiKeysTexts } from '@scheduling/messages/api-keys'
import { appsTexts } from '@scheduling/messages/apps'
import { calendarsTexts } from '@scheduling/messages/calendars'
import { campaignsTexts } from '@scheduling/messages/campaigns'
import { crmsTexts } from '@scheduling/messages/crms'
import { embedsTexts } from '@scheduling/messages/embeds'
import { integrationsTexts } from '@scheduling/messages/integrations'
import { outreachTexts } from '@scheduling/messages/outreach'
import { plansTexts } from '@scheduling/messages/plans'
import { webhooksTexts } from '@scheduling/messages/webhooks'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { textParam } from '../../data/text-param.ts'
import { IconIntegrations } from '../../ui/icons.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { readCatalogSearch } from './catalog-search.ts'
import { integrationsQuery } from './queries.ts'

const texts = [
  integrationsTexts,
  apiKeysTexts,
  appsTexts,
  embedsTexts,
  calendarsTexts,
  campaignsTexts,
  crmsTexts,
  outreachTexts,
  plansTexts,
  webhooksTexts,
]

const catalog = createRoute({
  getParentRoute: () => shell,
  path: '/integrations',
  validateSearch: readCatalogSearch,
  loader: first(texts, integrationsQuery),
  component: lazyPage(() => import('./integrations-page.tsx'), 'IntegrationsPage'),
})

const integration = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/$appId',
  validateSearch: (search: Record<string, unknown>): { way?: string } => ({ way: textParam(search, 'way') }),
  loader: first(texts, integrationsQuery, eventTypesQuery, connectionsQuery),
  component: lazyPage(() => import('./integration-page.tsx'), 'IntegrationPage'),
})

export const integrationsRoom = {
  texts,
  action: 'settings',
  routes: [catalog, integration],
  navigation: { path: '/integrations', label: 'room.integrations', icon: IconIntegrations, keys: 'g i' },
  tabs: [{ of: '/integrations', path: '/integrations', label: 'room.catalog' }],
} as const satisfies Room
