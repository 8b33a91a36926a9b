/** The document in which the dashboard runs; what it lets in stays as it came, whatever is shown in it later. */
export interface OwnDocument {
  /** The path under which it came. */
  path: string
  /** Leaves it for another, at this address and in the same place of the history. */
  leaveFor: (address: string) => Promise<void>
}

/** `prepare` is called before a document is left: whoever had to be asked was. */
export function createOwnDocument(page: Window, prepare: () => void): OwnDocument {
  const [entry] = page.performance.getEntriesByType('navigation')
  return {
    path: new URL(entry?.name ?? page.location.href).pathname,
    leaveFor: async (address) => {
      prepare()
      // Brought back as it was left, from the memory of a browser, it would wait for the other one forever.
      page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
      page.location.replace(address)
      await new Promise(() => {})
    },
  }
}
