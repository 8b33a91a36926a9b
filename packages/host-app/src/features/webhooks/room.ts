import { webhooksTexts } from '@scheduling/messages/webhooks'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { webhooksQuery } from './queries.ts'

const texts = [webhooksTexts]

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/webhooks',
  loader: first(texts, webhooksQuery),
  component: lazyPage(() => import('./list/webhooks-page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/webhooks/$id',
  loader: first(texts, webhooksQuery),
  component: lazyPage(() => import('./webhook/webhook-page.tsx'), 'WebhookPage'),
})

export const webhooksRoom = { texts, action: 'settings', routes: [webhooks, webhook] } as const satisfies Room
