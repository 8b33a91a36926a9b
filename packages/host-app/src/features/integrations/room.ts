import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { first, shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { textParam } from '../../data/text-param.ts'
import { IconIntegrations } from '../../ui/icons.ts'
import { readCatalogueSearch } from './catalogue-search.ts'
import { integrationsQuery } from './queries.ts'

const catalogue = createRoute({
  getParentRoute: () => shell,
  path: '/integrations',
  validateSearch: readCatalogueSearch,
  loader: first(integrationsQuery),
  component: lazyRouteComponent(() => import('./integrations-page.tsx'), 'IntegrationsPage'),
})

const integration = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/$appId',
  validateSearch: (search: Record<string, unknown>): { way?: string } => ({ way: textParam(search, 'way') }),
  loader: first(integrationsQuery, eventTypesQuery),
  component: lazyRouteComponent(() => import('./integration-page.tsx'), 'IntegrationPage'),
})

export const integrationsRoom = {
  routes: [catalogue, integration],
  navigation: { path: '/integrations', label: 'room.integrations', icon: IconIntegrations, keys: 'g i' },
  tabs: [{ of: '/integrations', path: '/integrations', label: 'room.catalogue' }],
} as const satisfies Room
