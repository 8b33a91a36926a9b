/** The document that the dashboard runs in. Its content security policy stays, whatever is shown later. */
export interface OwnDocument {
  /** The path at which it was loaded. */
  path: string
  /** The path of the document that was left for this one; undefined if the visitor came from anywhere else. */
  cameFrom: string | undefined
  /** Leaves for another document, at this address and in the same history entry. */
  leaveFor: (address: string) => Promise<void>
  reload: () => void
}

const LEFT = 'scheduling.left'

/** `prepare` runs before a document is left. Confirmation dialogs have run by then. */
export function createOwnDocument(page: Window, prepare: () => void): OwnDocument {
  const [entry] = page.performance.getEntriesByType('navigation')
  const path = new URL(entry?.name ?? page.location.href).pathname
  const cameFrom = page.sessionStorage.getItem(LEFT) ?? undefined
  page.sessionStorage.removeItem(LEFT)
  return {
    path,
    cameFrom,
    leaveFor: async (address) => {
      prepare()
      page.sessionStorage.setItem(LEFT, path)
      // If the browser restores this document from memory, it would wait for the other one forever.
      page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
      page.location.replace(address)
      await new Promise(() => {})
    },
    reload: () => page.location.reload(),
  }
}
