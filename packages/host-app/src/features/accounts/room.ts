import { accountsTexts } from '@scheduling/messages/accounts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { first, root } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { readSignInSearch } from './sign-in-search.ts'

const texts = [accountsTexts]

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => {
    // A verification link is followed first, whoever is signed in.
    if (context.deps.session.token() && !search.codex) throw redirect({ to: '/' })
  },
  loader: first(texts),
  component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
})

const onboard = createRoute({
  getParentRoute: () => root,
  path: '/onboard',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context }) => {
    if (context.deps.session.token()) throw redirect({ to: '/' })
  },
  loader: first(texts),
  component: lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  loader: first(texts),
  component: lazyRouteComponent(() => import('./sign-out-page.tsx'), 'SignOutPage'),
})

export const accountsRoom = { texts, open: [login, onboard, logout] } as const satisfies Room
