import { accountsTexts } from '@scheduling/messages/accounts'
import { emailAddressTexts } from '@scheduling/messages/email-address'
import { createRoute } from '@tanstack/react-router'
import { first, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { readSignInSearch } from '../accounts/sign-in/sign-in-search.ts'
import { emailAddressQuery } from './queries.ts'

const texts = [emailAddressTexts, accountsTexts]

const emailAddress = createRoute({
  getParentRoute: () => shell,
  path: '/settings/email',
  loader: first(texts, emailAddressQuery),
  component: lazyPage(() => import('./email-address-page.tsx'), 'EmailAddressPage'),
})

// The links in the emails lead here, on any device.
const confirm = createRoute({
  getParentRoute: () => root,
  path: '/settings/email/confirm',
  validateSearch: readSignInSearch,
  loader: first(texts),
  component: lazyPage(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

export const emailAddressRoom = {
  texts,
  action: 'own_account',
  open: [confirm],
  routes: [emailAddress],
  tabs: [
    { of: '/settings', path: '/settings/email', label: 'room.email_address', group: 'room.group_security' },
  ],
} as const satisfies Room
