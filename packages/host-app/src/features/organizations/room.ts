import { accountsTexts } from '@scheduling/messages/accounts'
import { organizationsTexts } from '@scheduling/messages/organizations'
import { createRoute } from '@tanstack/react-router'
import { textParam } from '../../data/text-param.ts'
import { first, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { IconPeople } from '../../ui/icons.ts'

const texts = [organizationsTexts, accountsTexts]

const organization = createRoute({
  getParentRoute: () => shell,
  path: '/organization',
  loader: first(texts),
  component: lazyPage(() => import('./organization-page.tsx'), 'OrganizationPage'),
})

/** The address in the mail of an invitation. */
const accept = createRoute({
  getParentRoute: () => root,
  path: '/organization/accept',
  validateSearch: (search: Record<string, unknown>): { key?: string } => ({ key: textParam(search, 'key') }),
  loader: first(texts),
  component: lazyPage(() => import('./accept-page.tsx'), 'AcceptPage'),
})

export const organizationsRoom = {
  texts,
  action: 'take_part',
  isOfOrganization: true,
  open: [accept],
  routes: [organization],
  navigation: { path: '/organization', label: 'room.organization', icon: IconPeople, keys: 'g o' },
} as const satisfies Room
