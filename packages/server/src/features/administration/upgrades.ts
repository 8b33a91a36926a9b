import type { Popup } from '@scheduling/contract'
import { LOCKS } from '@scheduling/domain/entitlements'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { putCatalog } from '../billing/operations.ts'
import { orUnavailable } from '../billing/payments.ts'
import { cleanPopup } from '../plans/popup-html.ts'
import { putUpgradePopup, removeUpgradePopup, upgradePopups } from '../plans/plans.ts'
import type { Operator } from './operations.ts'
import { doAtServer } from './operations.ts'

// What all hosts read about plans, and what can be bought.

const GENERAL = 'the general sentence'

/** One for each feature, and one for minutes that are used up. */
export async function listPopups({ db }: Pick<Context, 'db'>): Promise<Popup[]> {
  const popups = await upgradePopups(db)
  return LOCKS.map((id) => ({ id, html: popups.find((popup) => popup.id === id)?.html ?? '' }))
}

/** Stores it cleaned. Answers what is logged. An empty text: the general sentence. Throws `popup_not_found`. Repeat: logged again. */
export async function changePopup(
  context: Context,
  by: Operator,
  { id, html: written }: Popup,
): Promise<string> {
  if (!LOCKS.some((slug) => slug === id))
    throw new AppError('popup_not_found', {
      detail: `id: "${id}"; expected one of ${LOCKS.join(', ')}`,
    })
  const html = cleanPopup(written)
  const detail = `${id}: ${html || GENERAL}`
  const change = { id: null, kind: 'popup_changed', detail } as const
  await doAtServer(
    context,
    change,
    async (trx) => {
      await (html ? putUpgradePopup(trx, { id, html }) : removeUpgradePopup(trx, id))
      return true
    },
    by,
  )
  return detail
}

/** Answers what was changed at the payment provider. Throws `billing_off`, `unavailable`. Repeat: changes nothing. */
export async function alignCatalog(context: Context, by: Operator): Promise<string[]> {
  const changes = await orUnavailable(putCatalog(context))
  const change = { id: null, kind: 'catalog_changed', detail: changes.join(', ') } as const
  await doAtServer(context, change, async () => changes.length > 0, by)
  return changes
}
