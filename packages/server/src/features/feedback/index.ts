import { capability } from '../../capability.ts'
import { FEEDBACK_GIVEN } from './events.ts'
import { LIMITS } from './limits.ts'
import { feedbackRoutes } from './routes.ts'
import { feedbackMail } from './mails/index.ts'

export const feedback = capability({
  name: 'feedback',
  limits: LIMITS,
  routes: feedbackRoutes,
  mails: [feedbackMail],
  publishes: [FEEDBACK_GIVEN],
})
