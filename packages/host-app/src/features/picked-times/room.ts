import { busyTexts } from '@scheduling/messages/busy'
import { embedsTexts } from '@scheduling/messages/embeds'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { locationsTexts } from '@scheduling/messages/locations'
import { oneOffsTexts } from '@scheduling/messages/one-offs'
import { pickingTexts } from '@scheduling/messages/picking'
import { pollsTexts } from '@scheduling/messages/polls'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'

const texts = [
  oneOffsTexts,
  pollsTexts,
  pickingTexts,
  busyTexts,
  locationsTexts,
  eventTypesTexts,
  embedsTexts,
]

const oneOffs = createRoute({
  getParentRoute: () => shell,
  path: '/timeslotpicker',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'OneOffsPage'),
})

const oneOff = createRoute({
  getParentRoute: () => shell,
  path: '/timeslotpicker/$id',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'OneOffPage'),
})

const polls = createRoute({
  getParentRoute: () => shell,
  path: '/groupinvite',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'PollsPage'),
})

const poll = createRoute({
  getParentRoute: () => shell,
  path: '/groupinvite/$id',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'PollPage'),
})

/** One-off meetings and polls. */
export const pickedTimesRoom = {
  texts,
  routes: [oneOffs, oneOff, polls, poll],
  tabs: [
    { of: '/', path: '/timeslotpicker', label: 'room.one_offs' },
    { of: '/', path: '/groupinvite', label: 'room.polls' },
  ],
} as const satisfies Room
