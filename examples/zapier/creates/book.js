import { call } from '../api.js'
import { runIdField } from '../run-id.js'
import { eventTypeField } from '../triggers/event-types.js'

export const book = {
  key: 'book',
  noun: 'Meeting',
  display: { label: 'Book meeting', description: 'Books a time for an invitee. They get the invitation.' },
  operation: {
    inputFields: [
      eventTypeField,
      { key: 'start', label: 'Start', type: 'datetime', required: true, helpText: 'One of “Find times”.' },
      { key: 'name', label: 'Invitee name', required: true },
      { key: 'email', label: 'Invitee email', required: true },
      {
        key: 'timeZone',
        label: 'Invitee time zone',
        required: true,
        default: 'UTC',
        helpText: 'e.g. Europe/Paris',
      },
      runIdField,
    ],
    perform(z, bundle) {
      const { eventTypeId, start, name, email, timeZone, runId } = bundle.inputData
      return call(z, bundle, 'POST', '/bookings/by-host', {
        body: { eventTypeId, start, timeZone, invitee: { name, email } },
        idempotencyKey: runId,
      })
    },
  },
}
