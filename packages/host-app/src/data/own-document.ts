/** The document in which the dashboard runs; what it lets in stays as it came, whatever is shown in it later. */
export interface OwnDocument {
  /** The path under which it came. */
  path: string
  /** The path of the document that was left for this one; undefined for who comes from anywhere else. */
  cameFrom: string | undefined
  /** Leaves it for another, at this address and in the same place of the history. */
  leaveFor: (address: string) => Promise<void>
  reload: () => void
}

const LEFT = 'scheduling.left'

/** `prepare` is called before a document is left: whoever had to be asked was. */
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
      // Brought back as it was left, from the memory of a browser, it would wait for the other one forever.
      page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
      page.location.replace(address)
      await new Promise(() => {})
    },
    reload: () => page.location.reload(),
  }
}
