// What the worker and the pages tell each other. The worker alone has the tokens: a refresh token works once.

/** Why connecting did not work. */
export type ConnectProblem = 'address' | 'unreachable' | 'no_server' | 'closed' | 'denied' | 'refused'

export type ConnectAnswer = { ok: true } | { ok: false; problem: ConnectProblem }

/** Who may be called, and with what. Null: nobody is signed in. */
export type Access = { origin: string; token: string } | null

export type Asked =
  | { ask: 'access' }
  | { ask: 'connect'; address: string }
  | { ask: 'disconnect' }
  | { ask: 'origin' }

export async function askAccess(): Promise<Access> {
  return chrome.runtime.sendMessage<Access>({ ask: 'access' } satisfies Asked)
}

export async function askConnect(address: string): Promise<ConnectAnswer> {
  return chrome.runtime.sendMessage<ConnectAnswer>({ ask: 'connect', address } satisfies Asked)
}

export async function askDisconnect(): Promise<void> {
  await chrome.runtime.sendMessage<null>({ ask: 'disconnect' } satisfies Asked)
}

/** The server that is connected, or was last. */
export async function askOrigin(): Promise<string | null> {
  return chrome.runtime.sendMessage<string | null>({ ask: 'origin' } satisfies Asked)
}
