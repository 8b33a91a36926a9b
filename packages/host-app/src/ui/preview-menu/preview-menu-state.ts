/** Key under which this device stores whether previews are open. It does not reveal the account. */
export const PREVIEW_MENU_KEY = 'scheduling.preview-menu'

export function isPreviewMenuOpen(): boolean {
  return localStorage.getItem(PREVIEW_MENU_KEY) !== 'closed'
}

export function keepPreviewMenu(isOpen: boolean): void {
  localStorage.setItem(PREVIEW_MENU_KEY, isOpen ? 'open' : 'closed')
}
