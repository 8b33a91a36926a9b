import { accountsTexts } from '@scheduling/messages/accounts'
import { apiKeysTexts } from '@scheduling/messages/api-keys'
import { oauthTexts } from '@scheduling/messages/oauth'
import { createRoute } from '@tanstack/react-router'
import { first, leadWhenSignedIn, root } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'

const texts = [apiKeysTexts, oauthTexts]

// Apps open it, also for people who are not signed in here. It asks for a sign-in in place.
const authorize = createRoute({
  getParentRoute: () => root,
  path: '/integrations/authorize',
  beforeLoad: leadWhenSignedIn,
  loader: first([...texts, accountsTexts]),
  component: lazyPage(() => import('./authorize-page.tsx'), 'AuthorizePage'),
})

export const oauthRoom = {
  texts,
  action: 'api_keys',
  open: [authorize],
} as const satisfies Room
