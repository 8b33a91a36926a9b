import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { ACCOUNT_NEWS } from '../accounts/events.ts'
import { HOST_CHANGED, HOST_GONE } from '../hosts/events.ts'
import { ORGANIZATION_ENDS } from '../organizations/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { endWithAccount } from './cancel.ts'
import { copyToCustomer, queueCustomerCopy } from './customer-copy.ts'
import { cleanUpTaxIds } from './details.ts'
import { BILLING_NEWS } from './events.ts'
import { billingPart, billingToldPart, callRequestPart } from './exported.ts'
import { deleteCustomer, syncBilling, syncOwner } from './jobs.ts'
import { LIMITS } from './limits.ts'
import { clearHost, endSubscription, cleanUpBillings, checkTrials } from './operations.ts'
import { SELLER } from './payments.ts'
import { CUSTOMER_COPIES, GONE_CUSTOMERS, OBJECTS_HEARD, SYNCS, TRIAL_CHECK } from './queues.ts'
import { billingRoutes } from './routes.ts'
import { TABLES } from './tables.ts'
import { mountWebhook } from './webhook.ts'
import { billingMail } from './mails/index.ts'

export const billing = capability({
  name: 'billing',
  tables: TABLES,
  limits: LIMITS,
  services: [SELLER],
  routes: billingRoutes,
  mount: mountWebhook,
  mails: [billingMail],
  publishes: [BILLING_NEWS],
  subscribes: [handle(ACCOUNT_NEWS, endWithAccount)],
  jobs: [
    handle(SYNCS, syncBilling),
    handle(CUSTOMER_COPIES, copyToCustomer),
    handle(OBJECTS_HEARD, syncOwner),
    handle(GONE_CUSTOMERS, deleteCustomer),
  ],
  cronJobs: [{ job: TRIAL_CHECK, at: '0 * * * *', run: checkTrials }],
  cleanups: [cleanUpBillings, cleanUpTaxIds],
  hooks: [
    on(HOST_CHANGED, queueCustomerCopy),
    on(HOST_GONE, clearHost),
    on(ORGANIZATION_ENDS, endSubscription),
    on(EXPORTED, billingPart),
    on(EXPORTED, billingToldPart),
    on(EXPORTED, callRequestPart),
  ],
})
