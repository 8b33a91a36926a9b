import { call } from '../api.js'

/** Fills the lists of event types in the other steps. */
export const eventTypes = {
  key: 'event_types',
  noun: 'Event type',
  display: { label: 'Event types', description: 'Lists your event types.', hidden: true },
  operation: {
    perform: async (z, bundle) => (await call(z, bundle, 'GET', '/event-types')).eventTypes,
  },
}

export const eventTypeField = {
  key: 'eventTypeId',
  label: 'Event type',
  required: true,
  dynamic: 'event_types.id.name',
}
