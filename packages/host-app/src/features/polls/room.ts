import { busyTexts } from '@scheduling/messages/busy'
import { embedsTexts } from '@scheduling/messages/embeds'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { locationsTexts } from '@scheduling/messages/locations'
import { pickingTexts } from '@scheduling/messages/picking'
import { pollsTexts } from '@scheduling/messages/polls'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'

const texts = [pollsTexts, pickingTexts, busyTexts, locationsTexts, eventTypesTexts, embedsTexts]

const polls = createRoute({
  getParentRoute: () => shell,
  path: '/groupinvite',
  loader: first(texts),
  component: lazyPage(() => import('./polls-page.tsx'), 'PollsPage'),
})

const poll = createRoute({
  getParentRoute: () => shell,
  path: '/groupinvite/$id',
  loader: first(texts),
  component: lazyPage(() => import('./poll-page.tsx'), 'PollPage'),
})

export const pollsRoom = {
  texts,
  action: 'event_types',
  routes: [polls, poll],
  tabs: [{ of: '/', path: '/groupinvite', label: 'room.polls' }],
} as const satisfies Room
