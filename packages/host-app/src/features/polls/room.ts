import { embedsTexts } from '@scheduling/messages/embeds'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { locationsTexts } from '@scheduling/messages/locations'
import { pickingTexts } from '@scheduling/messages/picking'
import { pollsTexts } from '@scheduling/messages/polls'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { first, shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'

const texts = [pollsTexts, pickingTexts, locationsTexts, eventTypesTexts, embedsTexts]

const polls = createRoute({
  getParentRoute: () => shell,
  path: '/groupinvite',
  loader: first(texts),
  component: lazyRouteComponent(() => import('../picking/pages.ts'), 'PollsPage'),
})

const poll = createRoute({
  getParentRoute: () => shell,
  path: '/groupinvite/$id',
  loader: first(texts),
  component: lazyRouteComponent(() => import('../picking/pages.ts'), 'PollPage'),
})

export const pollsRoom = {
  texts,
  routes: [polls, poll],
  tabs: [{ of: '/', path: '/groupinvite', label: 'room.polls' }],
} as const satisfies Room
