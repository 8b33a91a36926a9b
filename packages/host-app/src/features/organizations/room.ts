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

/** The addresses in mails: `accept` of an invitation, `request` of what a member asks for. */
const mailed = createRoute({
  getParentRoute: () => root,
  path: '/organization/$page',
  validateSearch: (search: Record<string, unknown>): { key?: string } => ({ key: textParam(search, 'key') }),
  loader: first(texts),
  component: lazyPage(() => import('./mailed-page.tsx'), 'MailedPage'),
})

export const organizationsRoom = {
  texts,
  action: 'take_part',
  isOfOrganization: true,
  open: [mailed],
  routes: [organization],
  navigation: { path: '/organization', label: 'room.organization', icon: IconPeople, keys: 'g o' },
} as const satisfies Room
