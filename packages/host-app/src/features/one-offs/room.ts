import { embedsTexts } from '@scheduling/messages/embeds'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { locationsTexts } from '@scheduling/messages/locations'
import { oneOffsTexts } from '@scheduling/messages/one-offs'
import { pickingTexts } from '@scheduling/messages/picking'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { first, shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'

const texts = [oneOffsTexts, pickingTexts, locationsTexts, eventTypesTexts, embedsTexts]

const oneOffs = createRoute({
  getParentRoute: () => shell,
  path: '/timeslotpicker',
  loader: first(texts),
  component: lazyRouteComponent(() => import('../picking/pages.ts'), 'OneOffsPage'),
})

const oneOff = createRoute({
  getParentRoute: () => shell,
  path: '/timeslotpicker/$id',
  loader: first(texts),
  component: lazyRouteComponent(() => import('../picking/pages.ts'), 'OneOffPage'),
})

export const oneOffsRoom = {
  texts,
  routes: [oneOffs, oneOff],
  tabs: [{ of: '/', path: '/timeslotpicker', label: 'room.one_offs' }],
} as const satisfies Room
