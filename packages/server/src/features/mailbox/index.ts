import { at, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { MAIL_CAUGHT } from '../notifications/post-office.ts'
import { forgetMailsOfHost, keepCaughtMail, sweepCaughtMails } from './operations.ts'
import { mountMailbox } from './routes.ts'
import { TABLES } from './tables.ts'

export const mailbox = capability({
  name: 'mailbox',
  tables: TABLES,
  keeps: [ISOLATION],
  mount: mountMailbox,
  sweeps: [sweepCaughtMails],
  takesPart: [at(MAIL_CAUGHT, keepCaughtMail), at(HOST_GONE, forgetMailsOfHost)],
})
