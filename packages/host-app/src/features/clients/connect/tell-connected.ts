import { tellWindows } from '../../../data/tell-windows.ts'

/** The message to the opener and the parent window when somebody has connected a calendar. */
export const CLIENT_CONNECTED = 'client-connected'

/** Only windows of our own origin, and of sites that the host has listed, get it. It says nothing else. */
export function tellConnected(page: Window, origins: readonly string[]): void {
  tellWindows(page, { type: CLIENT_CONNECTED }, [page.location.origin, ...origins])
}
