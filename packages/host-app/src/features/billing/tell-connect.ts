/** The message to the opener and the parent window after each change of billing. */
export const CONNECT_REFRESH = 'connect-refresh'

/** Only windows of our own origin get it. */
export function tellConnect(page: Window, origin: string): void {
  for (const other of [page.opener as Window | null, page.parent === page ? null : page.parent])
    other?.postMessage({ type: CONNECT_REFRESH }, origin)
}
