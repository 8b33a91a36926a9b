import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { availability } from './availability.ts'
import { bookings } from './bookings.ts'
import { embeds } from './embeds.ts'
import { eventTypes } from './event-types.ts'
import { integrations } from './integrations.ts'
import { publicPages } from './public-pages.ts'
import { settings } from './settings.ts'
import { slots } from './slots.ts'
import { webhooks } from './webhooks.ts'

/** Every route under `/api/v1`, by capability. */
export const capabilities = {
  accounts,
  settings,
  activity,
  availability,
  eventTypes,
  slots,
  publicPages,
  bookings,
  embeds,
  integrations,
  webhooks,
}

export const api = {
  ...accounts,
  ...settings,
  ...activity,
  ...availability,
  ...eventTypes,
  ...slots,
  ...publicPages,
  ...bookings,
  ...embeds,
  ...integrations,
  ...webhooks,
}
export type Api = typeof api
