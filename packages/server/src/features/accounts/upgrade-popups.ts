import type { Me } from '@scheduling/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { allows } from './plans.ts'
import type { AccountTables, PlanConfig } from './tables.ts'

export type UpgradePopup = Selectable<AccountTables['upgrade_popups']>

// What an operator says to whoever lacks a feature, in place of the general sentence.

export async function upgradePopups(db: Db): Promise<UpgradePopup[]> {
  return db.selectFrom('upgrade_popups').select(['id', 'html']).orderBy('id').execute()
}

/** `id` is the slug of the feature. */
export async function putUpgradePopup(db: Db, popup: UpgradePopup): Promise<void> {
  await db
    .insertInto('upgrade_popups')
    .values(popup)
    .onConflict((same) => same.column('id').doUpdateSet({ html: popup.html }))
    .execute()
}

/** Repeat: does nothing. */
export async function removeUpgradePopup(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upgrade_popups').where('id', '=', id).execute()
}

/** The configs of a plan and what is said of those that it lacks: each names its own. */
export function withPopups(
  configs: readonly PlanConfig[],
  popups: readonly UpgradePopup[],
): Pick<Me, 'configs' | 'upgrade_popups'> {
  const lacking = popups.filter(({ id }) => !allows({ configs }, id))
  const others = configs.filter(({ slug }) => !lacking.some(({ id }) => id === slug))
  return {
    configs: [...others, ...lacking.map(({ id }) => ({ slug: id, data: 'no', popup: id }))],
    upgrade_popups: lacking,
  }
}
