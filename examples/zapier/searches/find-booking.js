import { call } from '../api.js'

export const findBooking = {
  key: 'find_booking',
  noun: 'Meeting',
  display: { label: 'Find meeting', description: 'Finds meetings by ID, or by the email of the invitee.' },
  operation: {
    inputFields: [
      { key: 'id', label: 'Meeting ID' },
      { key: 'email', label: 'Invitee email', helpText: 'Finds the next meeting first.' },
    ],
    async perform(z, bundle) {
      const { id, email } = bundle.inputData
      if (id) return [await call(z, bundle, 'GET', `/bookings/${encodeURIComponent(id)}`)]
      if (!email) throw new z.errors.Error('Enter a meeting ID or an email', 'required', 400)
      const found = []
      for (const tab of ['upcoming', 'past']) {
        const params = { tab, q: email, include_canceled: true }
        const { bookings } = await call(z, bundle, 'GET', '/bookings', { params })
        found.push(...bookings)
      }
      return found.filter(({ invitee }) => invitee.email.toLowerCase() === email.toLowerCase())
    },
  },
}
