import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { first, shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { embedsQuery } from './queries.ts'

const embeds = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/embeds',
  loader: first(embedsQuery, eventTypesQuery),
  component: lazyRouteComponent(() => import('./embeds-page.tsx'), 'EmbedsPage'),
})

const embed = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/embeds/$id',
  loader: first(embedsQuery, eventTypesQuery),
  component: lazyRouteComponent(() => import('./embed-page.tsx'), 'EmbedPage'),
})

const checkUp = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/check-up',
  loader: first(eventTypesQuery),
  component: lazyRouteComponent(() => import('./check-up/check-up-page.tsx'), 'CheckUpPage'),
})

export const embedsRoom = {
  routes: [embeds, embed, checkUp],
  tabs: [
    { of: '/integrations', path: '/integrations/embeds', label: 'room.embeds' },
    { of: '/integrations', path: '/integrations/check-up', label: 'room.check_up' },
  ],
} as const satisfies Room
