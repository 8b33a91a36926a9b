import { z } from 'zod'
import { route } from '../route.ts'
import { HostMails, HeldMails } from './schemas.ts'

export const notifications = {
  'GET /settings/notifications': route({
    summary: 'Which mails the host gets',
    auth: 'host',
    action: 'settings',
    result: HostMails,
    errors: ['not_signed_in'],
  }),
  'GET /settings/notifications/held': route({
    summary: 'Mails to people who are new to the host that wait for another day: so many go on one',
    auth: 'host',
    action: 'settings',
    result: HeldMails,
    errors: ['not_signed_in'],
  }),
  'PATCH /settings/notifications': route({
    edits: 'GET /settings/notifications',
    summary: 'Change some of it; what is left out stays',
    auth: 'host',
    action: 'settings',
    body: z.strictObject(HostMails.shape).partial(),
    result: HostMails,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
