import { capability } from '../../capability.ts'
import { LIMITS } from './limits.ts'
import { emailChangeMail } from './mails/email-change/index.ts'
import { emailChangedMail } from './mails/index.ts'
import { cleanUpEmailChanges } from './operations.ts'
import { emailAddressRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const emailAddress = capability({
  name: 'email-address',
  tables: TABLES,
  limits: LIMITS,
  routes: emailAddressRoutes,
  mails: [emailChangeMail, emailChangedMail],
  cleanups: [cleanUpEmailChanges],
})
