import type { HeldMails, HostMails } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'

export interface NotificationsState {
  hostMails: HostMails
  heldMails: HeldMails
}

const notificationsState = (): NotificationsState => ({
  hostMails: {
    booked: true,
    rescheduled: true,
    canceled: true,
    reminder: true,
    undelivered: true,
    watched: true,
    webhook: true,
    watchedPace: 'daily',
  },
  heldMails: { held: 0, until: null },
})

function notificationsAnswers(
  state: NotificationsState,
): Answers<`${'GET' | 'PATCH'} /settings/notifications` | 'GET /settings/notifications/held'> {
  return {
    'GET /settings/notifications': () => state.hostMails,
    'GET /settings/notifications/held': () => state.heldMails,
    'PATCH /settings/notifications': ({ body }) => (state.hostMails = { ...state.hostMails, ...body }),
  }
}

export const notificationsFixture = { state: notificationsState, answers: notificationsAnswers }
