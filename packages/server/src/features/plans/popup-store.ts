import type { Selectable } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { PlanTables } from './tables.ts'

export type UpgradePopup = Selectable<PlanTables['upgrade_popups']>

// The operator's text for hosts who lack a feature, instead of the general sentence.

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
