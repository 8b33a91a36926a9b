import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /settings/branding': () => ({}),
      'PATCH /settings/branding': () => ({
        body: { colors: { background: '#FFF7E8', text: null, button: '#0090FF' }, hidesProductName: true },
      }),
      // Its bytes are only checked when the picture is read, so none are wrong before that.
      'PUT /settings/branding/:kind': () => ({ params: { kind: 'logo' }, query: { crop: '0,0,10' } }),
      'DELETE /settings/branding/:kind': () => ({ params: { kind: 'avatar' } }),
    },
  }
}
