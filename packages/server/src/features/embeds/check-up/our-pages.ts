/** What this server knows about the pages that a site shows. */
export interface OurPages {
  /** Where people reach this server. */
  origin: string
  /** The link of the host who asks. */
  link: string
  /** By `pageKey`. */
  pages: ReadonlyMap<string, 'open' | 'off' | 'unknown'>
  /** Allowed sites by a page's address; pages that any site may show are not here. */
  sites: ReadonlyMap<string, readonly string[]>
}

export interface PageName {
  owner: string
  /** Absent: the booking list. */
  event: string | undefined
}

/** The booking page at an address; undefined if it cannot be one. */
export function pageNameOf(url: URL): PageName | undefined {
  const [owner, event, ...more] = url.pathname.split('/').filter(Boolean)
  return owner === undefined || more.length > 0 ? undefined : { owner, event }
}

export function pageKey({ owner, event }: PageName): string {
  return event === undefined ? owner : `${owner}/${event}`
}
