import type { Context } from '../../context.ts'
import { hostById, lockProfile } from '../hosts/operations.ts'
import { holdMember } from '../organizations/operations.ts'
import { applyShared } from './apply.ts'
import { shares } from './fields.ts'
import type { SharedJob } from './queues.ts'
import { inheritedOf, makeOwn, sharedBy } from './store.ts'

/** Brings what one person inherits in line with what the organization says now. Repeat: the same. */
export async function followShared(context: Context, { person, organization }: SharedJob): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    // Whoever leaves waits for this, and then keeps what was written.
    if (!(await holdMember(trx, organization, person))) return
    await lockProfile(trx, person)
    const inherited = (await inheritedOf(trx, person)).filter((one) => one.organization === organization)
    const shared = (await sharedBy(trx, [organization])).get(organization)
    const source = await hostById(trx, organization)
    const fields = inherited.map(({ field }) => field)
    if (shared && source)
      await applyShared(context, trx, person, {
        organization: source,
        shared,
        fields: fields.filter((field) => shares(shared, field)),
      })
    await makeOwn(
      trx,
      person,
      fields.filter((field) => !shares(shared, field)),
    )
  })
}
