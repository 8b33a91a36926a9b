import { accountsTexts } from '@scheduling/messages/accounts'
import { organizationsTexts } from '@scheduling/messages/organizations'
import { createRoute } from '@tanstack/react-router'
import { textParam } from '../../data/text-param.ts'
import { first, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { IconPeople } from '../../ui/icons.ts'
import { NotFound } from '../../ui/states/not-found.tsx'

const texts = [organizationsTexts, accountsTexts]

const organization = createRoute({
  getParentRoute: () => shell,
  path: '/organization',
  validateSearch: (search: Record<string, unknown>): { of?: string; next?: string } => ({
    of: textParam(search, 'of'),
    next: textParam(search, 'next'),
  }),
  beforeLoad: async (entering) => {
    if (entering.search.of && !entering.preload)
      await (await import('./enter-organization.ts')).enterOrganization(entering)
  },
  loader: first(texts),
  component: lazyPage(() => import('./organization-page.tsx'), 'OrganizationPage'),
})

/** Where somebody arrives who has just joined. */
const joined = createRoute({
  getParentRoute: () => shell,
  path: '/organization/joined',
  loader: first(texts),
  component: lazyPage(() => import('./own-account-pages.tsx'), 'JoinedPage'),
})

/** In place of a room that only one's own account has. */
const own = createRoute({
  getParentRoute: () => shell,
  path: '/organization/own',
  validateSearch: (search: Record<string, unknown>): { next?: string } => ({
    next: textParam(search, 'next'),
  }),
  loader: first(texts),
  component: lazyPage(() => import('./own-account-pages.tsx'), 'OwnAccountPage'),
})

/** The addresses in mails: of an invitation, of what a member asks for, and of the organization's own email. */
const mailed = {
  getParentRoute: () => root,
  validateSearch: (search: Record<string, unknown>): { key?: string } => ({ key: textParam(search, 'key') }),
  loader: first(texts),
}

const accept = createRoute({
  ...mailed,
  path: '/organization/accept',
  component: lazyPage(() => import('./mailed/mailed-page.tsx'), 'MailedInvitation'),
})

const request = createRoute({
  ...mailed,
  path: '/organization/request',
  component: lazyPage(() => import('./mailed/mailed-page.tsx'), 'MailedRequest'),
})

const email = createRoute({
  ...mailed,
  path: '/organization/email',
  component: lazyPage(() => import('./mailed/mailed-page.tsx'), 'MailedOrganizationEmail'),
})

const nothing = createRoute({
  getParentRoute: () => shell,
  path: '/organization/$page',
  component: NotFound,
})

export const organizationsRoom = {
  texts,
  action: 'take_part',
  isOfOrganization: true,
  open: [accept, request, email],
  routes: [organization, joined, own, nothing],
  navigation: { path: '/organization', label: 'room.organization', icon: IconPeople, keys: 'g o' },
} as const satisfies Room
