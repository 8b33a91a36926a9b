import { organizationsTexts } from '@scheduling/messages/organizations'
import { routingTexts } from '@scheduling/messages/routing'
import { createRoute } from '@tanstack/react-router'
import { eventTypesQuery } from '../../data/event-types.ts'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { formsQuery } from './queries.ts'

const texts = [routingTexts, organizationsTexts]

const forms = createRoute({
  getParentRoute: () => shell,
  path: '/organization/forms',
  loader: first(texts, formsQuery),
  component: lazyPage(() => import('./forms-page.tsx'), 'FormsPage'),
})

const form = createRoute({
  getParentRoute: () => shell,
  path: '/organization/forms/$id',
  loader: first(texts, formsQuery, eventTypesQuery),
  component: lazyPage(() => import('./form-page.tsx'), 'FormPage'),
})

export const routingRoom = {
  texts,
  action: 'event_types',
  routes: [forms, form],
  tabs: [{ of: '/', path: '/organization/forms', label: 'room.routing' }],
} as const satisfies Room
