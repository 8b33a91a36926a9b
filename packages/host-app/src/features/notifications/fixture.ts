import type { HostMails } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'

export interface NotificationsState {
  hostMails: HostMails
}

export const notificationsState = (): NotificationsState => ({
  hostMails: { booked: true, rescheduled: true, canceled: true, reminder: true, webhook: true },
})

export function notificationsAnswers(
  state: NotificationsState,
): Answers<'GET /settings/notifications' | 'PATCH /settings/notifications'> {
  return {
    'GET /settings/notifications': () => state.hostMails,
    'PATCH /settings/notifications': ({ body }) => (state.hostMails = { ...state.hostMails, ...body }),
  }
}
