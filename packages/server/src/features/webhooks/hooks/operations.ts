import type { api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { Acting } from '../../../http/caller.ts'
import { FetchRefused } from '../../../http/fetch/fetch-refused.ts'
import { fetchInTurn } from '../../../http/fetch/guarded-fetch.ts'
import { refuseInside } from '../../../http/fetch/named-address.ts'
import { allow } from '../../abuse/operations.ts'
import { recordActivity } from '../../activity/operations.ts'
import { lockProfile } from '../../hosts/operations.ts'
import { forgetHealth } from '../due-store.ts'
import { requireFeature } from '../../plans/plans.ts'
import { LIMITS } from '../limits.ts'
import { newSecret } from '../sign.ts'
import type { StoredWebhook } from '../store.ts'
import { deleteWebhook, hookFor, insertWebhook, updateWebhook, webhookById } from '../store.ts'
import { appAt } from './app-at.ts'

type NewHook = (typeof api)['POST /hooks']['$input']['body']

const TIME_MS = 5_000

/** Repeat: the same hook, turned on again if it was off. Throws `invalid_input`, `hook_limit_reached`, `upgrade_required`. */
export async function addHook(
  context: Context,
  host: Acting,
  { target_url, hookUrl, event, app }: NewHook,
): Promise<StoredWebhook> {
  const path = target_url === undefined ? 'hookUrl' : 'target_url'
  const url = target_url ?? hookUrl ?? ''
  const { hostId } = host
  await requireFeature(context, hostId, 'automations')
  refuseInside(path, url, { allowPrivate: context.config.allowPrivateFetch })
  if (!(await hookFor(context.db, hostId, { url, event }))) {
    await allow(context, 'hook', [[LIMITS.hooksPerHost, host]])
    await refuseRedirecting(context, path, url)
  }
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const before = await hookFor(trx, hostId, { url, event })
    if (before?.is_on) return before
    if (before) {
      await forgetHealth(trx, { hostId, webhookId: before.id })
      return (await updateWebhook(trx, hostId, before.id, { is_on: true })) ?? before
    }
    const row = {
      host_id: hostId,
      id: randomUUID(),
      url,
      events: [event],
      is_on: true,
      is_gone: false,
      secret: newSecret(),
      app: app ?? appAt(url),
      created_at: new Date(context.clock.now()),
    }
    const added = await insertWebhook(trx, row, limits.HOOKS_MAX)
    if (!added) throw new AppError('hook_limit_reached')
    await recordActivity(context, trx, host, 'webhook_added', new URL(url).host)
    return added
  })
}

/** Repeat: does nothing. Leaves webhooks alone that people set up. */
export async function endHook(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const hook = await webhookById(trx, host.hostId, id)
    if (!hook?.app || !(await deleteWebhook(trx, host.hostId, id))) return
    await recordActivity(context, trx, host, 'webhook_deleted', new URL(hook.url).host)
  })
}

/**
 * Asks the address what it offers. We would not follow a redirect later, so it is refused now. Whatever else it answers is
 * fine, and so is no answer: it may be back soon.
 */
async function refuseRedirecting({ config }: Context, path: string, url: string): Promise<void> {
  // OPTIONS starts nothing at a receiver: services take any GET or POST for an event.
  const asked = { method: 'OPTIONS', headers: {} }
  try {
    const { status } = await fetchInTurn(url, asked, () => undefined, {
      allowPrivate: config.allowPrivateFetch,
      userAgent: `${PRODUCT_NAME}Webhooks/1.0 (+${config.publicUrl})`,
      timeMs: TIME_MS,
    })
    if (status >= 300 && status < 400)
      throw fieldError(
        path,
        'redirect',
        `Expected an address that takes requests itself; it answers ${status}`,
      )
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    if (error.told === 'not_public')
      throw fieldError(path, 'not_public', 'Expected an address that is public')
  }
}
