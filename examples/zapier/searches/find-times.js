import { call } from '../api.js'
import { eventTypeField } from '../triggers/event-types.js'

export const findTimes = {
  key: 'find_times',
  noun: 'Time',
  display: { label: 'Find times', description: 'Finds the times at which an event type can be booked.' },
  operation: {
    inputFields: [
      eventTypeField,
      { key: 'from', label: 'From', type: 'datetime', required: true },
      { key: 'to', label: 'Until', type: 'datetime', required: true },
    ],
    async perform(z, bundle) {
      const { eventTypeId, from, to } = bundle.inputData
      const params = { from, to }
      const { starts } = await call(
        z,
        bundle,
        'GET',
        `/event-types/${encodeURIComponent(eventTypeId)}/slots`,
        { params },
      )
      return starts.map((start) => ({ id: start, start }))
    },
    sample: { id: '2027-03-03T14:00:00Z', start: '2027-03-03T14:00:00Z' },
  },
}
