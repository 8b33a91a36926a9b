import { call } from '../api.js'
import { runIdField } from '../run-id.js'

export const oneOff = {
  key: 'one_off',
  noun: 'One-off',
  display: { label: 'Create one-off', description: 'Offers hand-picked times to one person, with a link.' },
  operation: {
    inputFields: [
      { key: 'name', label: 'Name', required: true },
      { key: 'duration', label: 'Duration in minutes', type: 'integer', required: true, default: '30' },
      { key: 'slots', label: 'Times', type: 'datetime', list: true, required: true },
      { key: 'place', label: 'Where', required: true, helpText: 'An address, a phone number or a link.' },
      runIdField,
    ],
    async perform(z, bundle) {
      const { name, duration, slots, place, runId } = bundle.inputData
      const locations = [{ kind: 'custom', value: place }]
      const made = await call(z, bundle, 'POST', '/one-offs', {
        body: { name, duration: Number(duration), slots, locations },
        idempotencyKey: runId,
      })
      const { link, custom_domain: domain } = await call(z, bundle, 'GET', '/users/aboutme')
      const origin = domain ? `https://${domain}` : new URL(bundle.authData.origin).origin
      return { ...made, url: `${origin}/${link}/${made.slug}` }
    },
  },
}
