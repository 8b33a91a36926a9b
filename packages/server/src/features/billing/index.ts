import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { ACCOUNT_NEWS } from '../accounts/events.ts'
import { HOST_CHANGED, HOST_GONE } from '../hosts/events.ts'
import { ORGANIZATION_ENDS } from '../organizations/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { endWithAccount } from './cancel.ts'
import { copyToCustomer, queueCustomerCopy } from './customer-copy.ts'
import { sweepTaxIds } from './details.ts'
import { BILLING_NEWS } from './record/events.ts'
import { billingPart, billingToldPart, callRequestPart } from './exported.ts'
import { deleteCustomer, syncBilling, syncOwner } from './jobs.ts'
import { LIMITS } from './record/limits.ts'
import { clearHost, endSubscription, sweepBillings, trialRound } from './operations.ts'
import { SELLER } from './record/payments.ts'
import { CUSTOMER_COPIES, GONE_CUSTOMERS, OBJECTS_HEARD, SYNCS, TRIAL_ROUND } from './record/queues.ts'
import { billingRoutes } from './routes.ts'
import { TABLES } from './record/tables.ts'
import { mountWebhook } from './webhook.ts'
import { billingMail } from './mails/index.ts'

export const billing = capability({
  name: 'billing',
  tables: TABLES,
  limits: LIMITS,
  keeps: [SELLER],
  routes: billingRoutes,
  mount: mountWebhook,
  mails: [billingMail],
  announces: [BILLING_NEWS],
  listens: [duty(ACCOUNT_NEWS, endWithAccount)],
  jobs: [
    duty(SYNCS, syncBilling),
    duty(CUSTOMER_COPIES, copyToCustomer),
    duty(OBJECTS_HEARD, syncOwner),
    duty(GONE_CUSTOMERS, deleteCustomer),
  ],
  rounds: [{ job: TRIAL_ROUND, at: '0 * * * *', run: trialRound }],
  sweeps: [sweepBillings, sweepTaxIds],
  takesPart: [
    at(HOST_CHANGED, queueCustomerCopy),
    at(HOST_GONE, clearHost),
    at(ORGANIZATION_ENDS, endSubscription),
    at(EXPORTED, billingPart),
    at(EXPORTED, billingToldPart),
    at(EXPORTED, callRequestPart),
  ],
})
