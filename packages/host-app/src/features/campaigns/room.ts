import { accountsTexts } from '@scheduling/messages/accounts'
import { campaignsTexts } from '@scheduling/messages/campaigns'
import { plansTexts } from '@scheduling/messages/plans'
import { videosTexts } from '@scheduling/messages/videos'
import { createRoute } from '@tanstack/react-router'
import { externalSearch } from './external/external-search.ts'
import { textParam } from '../../data/text-param.ts'
import { first, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'

const texts = [campaignsTexts, videosTexts, accountsTexts, plansTexts]

const campaigns = createRoute({
  getParentRoute: () => shell,
  path: '/dynamic-videos/campaigns',
  loader: first(texts),
  component: lazyPage(() => import('./list/campaigns-page.tsx'), 'CampaignsPage'),
})

const campaign = createRoute({
  getParentRoute: () => shell,
  path: '/dynamic-videos/campaigns/$campaignId',
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: textParam(search, 'q') }),
  loader: first(texts),
  component: lazyPage(() => import('./campaign/campaign-page.tsx'), 'CampaignPage'),
})

// Windows of outreach tools and browser extensions. They ask for a sign-in in place.
const external = createRoute({
  getParentRoute: () => root,
  path: '/external-dynamic',
  validateSearch: externalSearch,
  loader: first(texts),
  component: lazyPage(() => import('./external/external-page.tsx'), 'ExternalLeadPage'),
})

const externalCampaign = createRoute({
  getParentRoute: () => root,
  path: '/external-dynamic-campaign',
  validateSearch: externalSearch,
  loader: first(texts),
  component: lazyPage(() => import('./external/external-page.tsx'), 'ExternalCampaignPage'),
})

export const campaignsRoom = {
  texts,
  action: 'event_types',
  open: [external, externalCampaign],
  routes: [campaigns, campaign],
} as const satisfies Room
