import { checkUpTexts } from '@scheduling/messages/check-up'
import { embedsTexts } from '@scheduling/messages/embeds'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { embedsQuery } from './queries.ts'

const texts = [embedsTexts, checkUpTexts]

const embeds = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/embeds',
  loader: first(texts, embedsQuery, eventTypesQuery),
  component: lazyPage(() => import('./list/embeds-page.tsx'), 'EmbedsPage'),
})

const embed = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/embeds/$id',
  loader: first(texts, embedsQuery, eventTypesQuery),
  component: lazyPage(() => import('./editor/embed-page.tsx'), 'EmbedPage'),
})

// The address in the specification.
const widget = createRoute({
  getParentRoute: () => shell,
  path: '/widget/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/integrations/embeds/$id', params, replace: true })
  },
})

const checkUp = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/check-up',
  loader: first(texts, eventTypesQuery),
  component: lazyPage(() => import('./check-up/check-up-page.tsx'), 'CheckUpPage'),
})

export const embedsRoom = {
  texts,
  action: 'settings',
  routes: [embeds, embed, widget, checkUp],
  tabs: [
    { of: '/integrations', path: '/integrations/embeds', label: 'room.embeds' },
    { of: '/integrations', path: '/integrations/check-up', label: 'room.check_up' },
  ],
} as const satisfies Room
