export interface Account {
  origin: string
  /** Null: the person has signed out, or the server ended it. */
  tokens: Tokens | null
}

export interface Tokens {
  access: string
  refresh: string
  /** Epoch milliseconds. */
  expiresAt: number
}

const KEY = 'account'

/** No script in a page can read it. */
export async function closeToPages(): Promise<void> {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
}

export async function readAccount(): Promise<Account | undefined> {
  const { [KEY]: account } = await chrome.storage.local.get(KEY)
  return account as Account | undefined
}

export async function keepAccount(account: Account): Promise<void> {
  await chrome.storage.local.set({ [KEY]: account })
}
