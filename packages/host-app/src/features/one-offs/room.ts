import { accountsTexts } from '@scheduling/messages/accounts'
import { busyTexts } from '@scheduling/messages/busy'
import { embedsTexts } from '@scheduling/messages/embeds'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { locationsTexts } from '@scheduling/messages/locations'
import { oneOffsTexts } from '@scheduling/messages/one-offs'
import { pickingTexts } from '@scheduling/messages/picking'
import { createRoute } from '@tanstack/react-router'
import { first, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'

const texts = [oneOffsTexts, pickingTexts, busyTexts, locationsTexts, eventTypesTexts, embedsTexts]
const textsOfWindow = [oneOffsTexts, pickingTexts, busyTexts, accountsTexts]

const oneOffs = createRoute({
  getParentRoute: () => shell,
  path: '/timeslotpicker',
  loader: first(texts),
  component: lazyPage(() => import('./one-offs-page.tsx'), 'OneOffsPage'),
})

const oneOff = createRoute({
  getParentRoute: () => shell,
  path: '/timeslotpicker/$id',
  loader: first(texts),
  component: lazyPage(() => import('./one-off-page.tsx'), 'OneOffPage'),
})

// A window of mail programs and browser extensions. It asks for a sign-in in place.
const external = createRoute({
  getParentRoute: () => root,
  path: '/externaltimeslot',
  loader: first(textsOfWindow),
  component: lazyPage(() => import('./external/external-times-page.tsx'), 'ExternalTimesPage'),
})

export const oneOffsRoom = {
  texts,
  action: 'event_types',
  open: [external],
  routes: [oneOffs, oneOff],
  tabs: [{ of: '/', path: '/timeslotpicker', label: 'room.one_offs' }],
} as const satisfies Room
