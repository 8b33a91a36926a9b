import { call } from '../api.js'
import { runIdField } from '../run-id.js'

export const move = {
  key: 'move',
  noun: 'Meeting',
  display: { label: 'Move meeting', description: 'Gives a meeting another time. Everybody is told.' },
  operation: {
    inputFields: [
      { key: 'id', label: 'Meeting ID', required: true },
      { key: 'start', label: 'New start', type: 'datetime', required: true },
      { key: 'reason', label: 'Reason' },
      runIdField,
    ],
    perform(z, bundle) {
      const { id, start, reason = '', runId } = bundle.inputData
      const body = { start, reason }
      return call(z, bundle, 'POST', `/bookings/${encodeURIComponent(id)}/reschedule`, {
        body,
        idempotencyKey: runId,
      })
    },
  },
}
