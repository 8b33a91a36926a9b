import { call } from '../api.js'
import { runIdField } from '../run-id.js'

export const cancel = {
  key: 'cancel',
  noun: 'Meeting',
  display: { label: 'Cancel meeting', description: 'Cancels a meeting. Everybody is told.' },
  operation: {
    inputFields: [
      { key: 'id', label: 'Meeting ID', required: true },
      { key: 'reason', label: 'Reason' },
      runIdField,
    ],
    perform(z, bundle) {
      const { id, reason = '', runId } = bundle.inputData
      return call(z, bundle, 'POST', `/bookings/${encodeURIComponent(id)}/cancel`, {
        body: { reason },
        idempotencyKey: runId,
      })
    },
  },
}
