import { route } from '../route.ts'
import { cards } from './cards/routes.ts'
import { details } from './details/routes.ts'
import { Billing } from './schemas.ts'
import { subscription } from './subscription/routes.ts'

// Names, payloads and responses are the specification's (second document, sections 3 and 7).

export const billing = {
  'GET /stripe/getBilling': route({
    summary: 'The subscription, the card, the invoices, and what is sold',
    auth: 'host',
    action: 'pay',
    result: Billing,
    errors: ['not_signed_in', 'unavailable'],
  }),
  ...cards,
  ...details,
  ...subscription,
}
