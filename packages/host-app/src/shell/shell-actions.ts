/** What can be done from everywhere. */
export interface ShellActions {
  /** In the page where it can, else in the command menu. */
  search: () => void
  share: (eventTypeId?: string) => void
  toggleTheme: () => void
  showShortcuts: () => void
  upgrade: () => void
  sendFeedback: () => void
  logout: () => void
}
