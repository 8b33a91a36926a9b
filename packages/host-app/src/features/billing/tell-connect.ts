/** What the window around this one, or that has opened it, is told after each change of billing. */
export const CONNECT_REFRESH = 'connect-refresh'

/** To windows of our own alone. */
export function tellConnect(page: Window, origin: string): void {
  for (const other of [page.opener as Window | null, page.parent === page ? null : page.parent])
    other?.postMessage({ type: CONNECT_REFRESH }, origin)
}
