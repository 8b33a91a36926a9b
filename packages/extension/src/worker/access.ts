import type { Access } from '../account.ts'
import { fetchTokens, revoke } from './server.ts'
import type { Account } from './store.ts'
import { keepAccount, readAccount } from './store.ts'

// So that no token ends between here and the server.
const EARLY_MS = 60_000

let refreshing: Promise<Access> | undefined

/** A token that still works. A refresh token works once, so two calls at the same time share one refresh. */
export async function access(): Promise<Access> {
  refreshing ??= current().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function current(): Promise<Access> {
  const account = await readAccount()
  if (!account?.tokens) return null
  const { origin, tokens } = account
  if (tokens.expiresAt - EARLY_MS > Date.now()) return { origin, token: tokens.access }
  return refreshed(account, tokens.refresh)
}

async function refreshed({ origin, tokens: old }: Account, refreshToken: string): Promise<Access> {
  const params = { grant_type: 'refresh_token', refresh_token: refreshToken }
  // Without the server, the old token leads to the message that it cannot be reached.
  const tokens = await fetchTokens(origin, params).catch(() => old)
  await keepAccount({ origin, tokens: tokens ?? null })
  return tokens ? { origin, token: tokens.access } : null
}

/** Signs out here, and at the server if it can be reached. Repeat: harmless. */
export async function disconnect(): Promise<void> {
  const account = await readAccount()
  if (!account?.tokens) return
  await keepAccount({ origin: account.origin, tokens: null })
  await revoke(account.origin, account.tokens.refresh).catch(() => undefined)
}
