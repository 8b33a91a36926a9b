/** Actions that are available everywhere. */
export interface ShellActions {
  /** Searches in the page if it can, else in the command menu. */
  search: () => void
  share: (eventTypeId?: string) => void
  toggleTheme: () => void
  showShortcuts: () => void
  upgrade: () => void
  sendFeedback: () => void
  logout: () => void
}
