import { call } from './api.js'

/** A connection by a pasted key: one app for any number of servers. */
export const apiKey = {
  type: 'custom',
  fields: [
    {
      key: 'origin',
      label: 'Address',
      required: true,
      helpText: 'Where you sign in, e.g. https://meet.example.com',
    },
    {
      key: 'apiKey',
      label: 'API key',
      type: 'password',
      required: true,
      helpText: 'Make one under Integrations, Zapier. It begins with `wzl_`.',
    },
  ],
  test: (z, bundle) => call(z, bundle, 'GET', '/users/aboutme'),
  connectionLabel: '{{userEmail}}',
}
