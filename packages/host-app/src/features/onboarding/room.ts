import { accountsTexts } from '@scheduling/messages/accounts'
import { availabilityTexts } from '@scheduling/messages/availability'
import { brandingTexts } from '@scheduling/messages/branding'
import { calendarsTexts } from '@scheduling/messages/calendars'
import { embedsTexts } from '@scheduling/messages/embeds'
import { locationsTexts } from '@scheduling/messages/locations'
import { onboardingTexts } from '@scheduling/messages/onboarding'
import { settingsTexts } from '@scheduling/messages/settings'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, leadAway, root } from '../../shell/frame.ts'
import type { Entering } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { brandingQuery } from '../../data/branding.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { schedulesQuery } from '../../data/schedules.ts'
import { readSignInSearch } from '../accounts/sign-in/sign-in-search.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { trialDaysQuery } from './queries.ts'

const texts = [
  accountsTexts,
  availabilityTexts,
  brandingTexts,
  calendarsTexts,
  embedsTexts,
  locationsTexts,
  onboardingTexts,
  settingsTexts,
]

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/onboard',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context }) => {
    if (context.deps.session.token()) throw redirect({ to: '/' })
  },
  loader: first(texts, trialDaysQuery),
  component: lazyPage(() => import('./welcome-page.tsx'), 'WelcomePage'),
})

// The next steps are for new accounts, and can be opened again later.
const begun = {
  beforeLoad: async (entering: Entering) => {
    if (!entering.context.deps.session.token()) throw redirect({ to: '/onboard' })
    await leadAway(entering)
  },
}

const link = createRoute({
  getParentRoute: () => root,
  path: '/onboard/link',
  ...begun,
  loader: first(texts, brandingQuery),
  component: lazyPage(() => import('./link-page.tsx'), 'LinkPage'),
})

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/onboard/calendar',
  ...begun,
  loader: first(texts, connectionsQuery),
  component: lazyPage(() => import('./calendar-page.tsx'), 'CalendarPage'),
})

const ready = createRoute({
  getParentRoute: () => root,
  path: '/onboard/ready',
  ...begun,
  loader: first(texts, eventTypesQuery, schedulesQuery),
  component: lazyPage(() => import('./ready-page.tsx'), 'ReadyPage'),
})

export const onboardingRoom = {
  texts,
  open: [welcome, link, calendar, ready],
} as const satisfies Room
