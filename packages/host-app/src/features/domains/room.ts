import { domainsTexts } from '@scheduling/messages/domains'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { domainQuery } from './queries.ts'

const texts = [domainsTexts]

const domain = createRoute({
  getParentRoute: () => shell,
  path: '/settings/domain',
  loader: first(texts, domainQuery),
  component: lazyPage(() => import('./domain-page.tsx'), 'DomainPage'),
})

export const domainsRoom = {
  texts,
  action: 'settings',
  routes: [domain],
  tabs: [{ of: '/settings', path: '/settings/domain', label: 'room.domain', group: 'room.group_page' }],
} as const satisfies Room
