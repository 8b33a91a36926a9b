import { accountsTexts } from '@scheduling/messages/accounts'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, root } from '../../shell/frame.ts'
import type { RouterContext } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { readSignInSearch } from './sign-in/sign-in-search.ts'

const texts = [accountsTexts]

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => {
    // A verification link is handled first, whoever is signed in.
    if (context.deps.session.token() && !search.codex) throw redirect({ to: '/' })
  },
  loader: first(texts),
  component: lazyPage(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  loader: first(texts),
  component: lazyPage(() => import('./sign-in/sign-out-page.tsx'), 'SignOutPage'),
})

const signedOutOnly = {
  beforeLoad: ({ context }: { context: RouterContext }) => {
    if (context.deps.session.token()) throw redirect({ to: '/' })
  },
}

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotpassword',
  validateSearch: readSignInSearch,
  ...signedOutOnly,
  loader: first(texts),
  component: lazyPage(() => import('./passwords/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/changepassword',
  validateSearch: readSignInSearch,
  ...signedOutOnly,
  loader: first(texts),
  component: lazyPage(() => import('./passwords/change-password-page.tsx'), 'ChangePasswordPage'),
})

export const accountsRoom = {
  texts,
  open: [login, logout, forgotPassword, changePassword],
} as const satisfies Room
