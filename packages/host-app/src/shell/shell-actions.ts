/** What can be done from everywhere. */
export interface ShellActions {
  create: () => void
  share: (eventTypeId?: string) => void
  toggleTheme: () => void
  showShortcuts: () => void
  logout: () => void
}
