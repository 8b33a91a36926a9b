import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ host }: World): RightRequests {
  return {
    requests: {
      'GET /settings': () => ({}),
      'PATCH /settings': () => ({
        body: {
          name: 'A',
          firstName: 'A',
          lastName: 'B',
          company: 'C',
          phone: '+1 212 555 0100',
          welcomeMessage: 'Hello',
          timeZone: 'UTC',
          language: 'en',
          inviteeLanguage: 'de',
          dateFormat: 'auto',
          timeFormat: '24h',
          weekStart: 'mon',
          theme: 'dark',
          asksForProof: false,
        },
      }),
      'PUT /settings/link': () => ({ body: { link: host.me.link } }),
      'GET /settings/link': () => ({ query: { link: 'free-link' } }),
    },
  }
}
