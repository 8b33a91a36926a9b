/** What this server knows of the pages that a site shows. */
export interface OurPages {
  /** Where people reach this server. */
  origin: string
  /** The link of the host who asks. */
  link: string
  /** By `pageKey`. */
  pages: ReadonlyMap<string, 'open' | 'off' | 'unknown'>
  /** Sites that may show it, by its address; what any site may show is not here. */
  sites: ReadonlyMap<string, readonly string[]>
}

export interface PageName {
  owner: string
  /** Absent: the booking list. */
  event: string | undefined
}

/** The booking page at an address; undefined where it cannot be one. */
export function pageNameOf(url: URL): PageName | undefined {
  const [owner, event, ...more] = url.pathname.split('/').filter(Boolean)
  return owner === undefined || more.length > 0 ? undefined : { owner, event }
}

export function pageKey({ owner, event }: PageName): string {
  return event === undefined ? owner : `${owner}/${event}`
}
