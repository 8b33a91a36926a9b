import { LANGUAGES } from '@scheduling/domain/languages'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { machineAddress } from '../../mail/machine-address.ts'
import { findHost } from '../hosts/operations.ts'
import { queueCustomerCopy } from './customer-copy.ts'
import { sellerOf } from './payments.ts'
import { holdBilling, dropCustomer, putCustomer } from './store.ts'

/** The provider's id of the host. Creates the customer if there is none. Call it within the host's turn. */
export async function customerOf(context: Context, hostId: HostId): Promise<string> {
  const { payments } = sellerOf(context)
  const { customer_id, round } = await context.db
    .transaction()
    .execute(async (trx) => holdBilling(trx, hostId))
  if (customer_id !== null && (await payments.hasCustomer(customer_id))) return customer_id
  if (customer_id !== null) {
    await context.db.transaction().execute(async (trx) => dropCustomer(trx, hostId))
    return customerOf(context, hostId)
  }
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('not_signed_in')
  const { email, name, language } = host
  const created = await payments.createCustomer(
    { email: machineAddress(email), name, language: LANGUAGES[language].tag, hostId },
    `customer-${hostId}-${round}`,
  )
  await context.db.transaction().execute(async (trx) => {
    await putCustomer(trx, hostId, created)
    await queueCustomerCopy(context, trx, hostId)
  })
  return created
}
