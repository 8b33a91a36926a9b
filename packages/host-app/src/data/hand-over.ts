import { extensionOrigin, idOfRedirect } from '@scheduling/contract/extension'
import type { ToolResult } from '@scheduling/contract/tool-messages'
import type { TellingWindow } from './tell-windows.ts'
import { tellWindows } from './tell-windows.ts'

/** Whether a program shows this page: around it, or in the window that opened it. */
export function isShownByProgram(page: TellingWindow): boolean {
  return page.parent !== page || page.opener !== null
}

/** Origins to which results may go: extensions of this server, and sites that the host allowed by name. */
export function trustedOrigins(redirects: readonly string[], sites: readonly string[]): string[] {
  const extensions = redirects.flatMap((redirect) => idOfRedirect(redirect) ?? []).map(extensionOrigin)
  return [...extensions, ...sites.filter((site) => !site.includes('*'))]
}

/** The browser delivers it only to windows of these origins. */
export function handOver(
  page: TellingWindow,
  origins: readonly string[],
  result: Omit<ToolResult, 'type'>,
): void {
  const message: ToolResult = { type: 'tool-result', ...result }
  tellWindows(page, message, origins)
}
