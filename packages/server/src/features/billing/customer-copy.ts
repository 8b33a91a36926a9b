import type { BillingDetails } from '@scheduling/contract'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { machineAddress } from '../../mail/machine-address.ts'
import { findHost } from '../hosts/operations.ts'
import { SELLER, sellerOf } from './payments.ts'
import type { CustomerCopyJob } from './queues.ts'
import { CUSTOMER_COPIES } from './queues.ts'
import { billingOf, detailsOf } from './store.ts'
import { taxRateIds, taxWith } from './tax.ts'
import { inTurn } from './turn.ts'

// What the payment provider keeps of a host: who gets receipts and invoices, and what they say.

/** Called in the transaction in which something of it changes. Tried until the provider has it. */
export async function queueCustomerCopy(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  if (!(await billingOf(trx, hostId))?.customer_id) return
  await context.jobs.send(trx, CUSTOMER_COPIES, [{ data: { hostId } }])
}

/** Repeat: the same. */
export async function copyToCustomer(context: Context, { hostId }: CustomerCopyJob): Promise<void> {
  if (!context.service(SELLER)) return
  await inTurn(context, hostId, async () => {
    const details = await detailsOf(context.db, hostId)
    await putPayer(context, hostId, details)
    if (details) await putTax(context, hostId, details)
  })
}

/** Sends who pays, the address and the tax from now on. A host who is no customer yet is sent when they become one. */
export async function tellProvider(
  context: Context,
  hostId: HostId,
  details: BillingDetails | undefined,
): Promise<void> {
  await putPayer(context, hostId, details)
  await putTax(context, hostId, details)
}

/** Without a company, invoices name the host. */
async function putPayer(
  context: Context,
  hostId: HostId,
  details: BillingDetails | undefined,
): Promise<void> {
  const { payments } = sellerOf(context)
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  const host = await findHost(context, hostId)
  if (!customerId || !host) return
  const { email, name, language } = host
  await payments.putPayer(customerId, {
    email: machineAddress(email),
    name: details?.company_name || name,
    language: LANGUAGES[language].tag,
    phone: details?.phone ?? '',
    address: details
      ? {
          line1: details.address_line_1,
          line2: details.address_line_2,
          city: details.city,
          postalCode: details.postal_code,
          country: details.country_code,
        }
      : null,
  })
}

async function putTax(context: Context, hostId: HostId, details: BillingDetails | undefined): Promise<void> {
  const { payments } = sellerOf(context)
  const { customer_id: customerId, subscription } = (await billingOf(context.db, hostId)) ?? {}
  if (!customerId) return
  const tax = await taxWith(context, hostId, details)
  await payments.putTaxId(customerId, details?.tax_id ? details.tax_id : null, tax.isReversed)
  if (subscription) await payments.putTaxRates(subscription.id, await taxRateIds(payments, tax))
}
