import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { MAIL_CAUGHT } from '../notifications/post-office.ts'
import { forgetMailsOfHost, keepCaughtMail, cleanUpCaughtMails } from './operations.ts'
import { mountMailbox } from './routes.ts'
import { TABLES } from './tables.ts'

export const mailbox = capability({
  name: 'mailbox',
  tables: TABLES,
  services: [ISOLATION],
  mount: mountMailbox,
  cleanups: [cleanUpCaughtMails],
  hooks: [on(MAIL_CAUGHT, keepCaughtMail), on(HOST_GONE, forgetMailsOfHost)],
})
