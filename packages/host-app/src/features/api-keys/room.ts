import { apiKeysTexts } from '@scheduling/messages/api-keys'
import { oauthTexts } from '@scheduling/messages/oauth'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { grantsQuery } from '../oauth/grants.ts'
import { appsQuery } from '../oauth/queries.ts'
import { apiKeysQuery } from './queries.ts'

const texts = [apiKeysTexts, oauthTexts]

const apiKeys = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/api-keys',
  loader: first(texts, apiKeysQuery, grantsQuery, appsQuery),
  component: lazyPage(() => import('./api-keys-page.tsx'), 'ApiKeysPage'),
})

export const apiKeysRoom = {
  texts,
  action: 'api_keys',
  routes: [apiKeys],
  tabs: [{ of: '/integrations', path: '/integrations/api-keys', label: 'room.api_keys' }],
} as const satisfies Room
