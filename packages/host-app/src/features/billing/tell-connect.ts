import { tellWindows } from '../../data/tell-windows.ts'

/** The message to the opener and the parent window after each change of billing. */
export const CONNECT_REFRESH = 'connect-refresh'

/** Only windows of our own origin get it. */
export function tellConnect(page: Window, origin: string): void {
  tellWindows(page, { type: CONNECT_REFRESH }, [origin])
}
