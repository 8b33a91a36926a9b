import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePassword } from '../passwords/operations.ts'
import { listGiftCards, loadCards, takeStep } from './gift-cards.ts'
import {
  changePlan,
  deleteNow,
  disable,
  enable,
  endCall,
  listAccounts,
  listActions,
  resetSecondFactor,
} from './operations.ts'
import { presentAccount, presentAction } from './present.ts'
import { alignCatalog, changePopup, listPopups } from './upgrades.ts'

export function administrationRoutes(context: Context): Handlers<typeof capabilities.administration> {
  return {
    'GET /operator/accounts': async ({ query }) => {
      const { accounts, next } = await listAccounts(context, query.q, query.cursor)
      return { accounts: accounts.map(presentAccount), next }
    },
    'PUT /operator/accounts/:id/plan': async ({ host, params, body }) =>
      presentAccount(await changePlan(context, host, params.id, body)),
    'POST /operator/accounts/:id/disable': async ({ host, params, body }) =>
      presentAccount(await disable(context, host, params.id, body.reason)),
    'POST /operator/accounts/:id/enable': async ({ host, params }) =>
      presentAccount(await enable(context, host, params.id)),
    'POST /operator/accounts/:id/second-factor': async ({ host, params, body }) =>
      presentAccount(await resetSecondFactor(context, host, params.id, body.reason)),
    'POST /operator/accounts/:id/call-done': async ({ host, params }) =>
      presentAccount(await endCall(context, host, params.id)),
    'POST /operator/accounts/:id/delete': async ({ host, params, body }) => {
      await requirePassword(context, host.accountId, body.password, 'password')
      await deleteNow(context, host, params.id, body.reason)
      return undefined
    },
    'GET /operator/popups': async () => ({ popups: await listPopups(context) }),
    'PUT /operator/popups/:id': async ({ host, params, body }) => {
      await changePopup(context, host, { id: params.id, html: body.html })
      return { popups: await listPopups(context) }
    },
    'POST /operator/catalog': async ({ host }) => ({ changes: await alignCatalog(context, host) }),
    'GET /operator/gift-cards': async () => listGiftCards(context),
    'POST /operator/gift-cards': async ({ host, body: { points, codes } }) => {
      const added = await loadCards(context, host, points, codes)
      return { added, known: codes.length - added, giftCards: await listGiftCards(context) }
    },
    'POST /operator/gift-cards/:id': async ({ host, params, body }) => {
      await takeStep(context, host, params.id, body.step)
      return listGiftCards(context)
    },
    'GET /operator/actions': async ({ query }) => {
      const { actions, next } = await listActions(context, query.cursor)
      return { actions: actions.map(presentAction), next }
    },
  }
}
