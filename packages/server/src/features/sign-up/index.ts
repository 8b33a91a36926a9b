import { capability } from '../../capability.ts'
import { LIMITS } from './limits.ts'
import { verificationMail } from './mails/verification/index.ts'
import { cleanUpSignUps } from './operations.ts'
import { signUpRoutes } from './routes.ts'
import { TABLES } from './tables.ts'
import { CODE_KEY } from './verification.ts'

export const signUp = capability({
  name: 'sign-up',
  tables: TABLES,
  limits: LIMITS,
  services: [CODE_KEY],
  routes: signUpRoutes,
  mails: [verificationMail],
  cleanups: [cleanUpSignUps],
})
