import type { Calling } from '../call.ts'
import { ProviderError } from '../provider.ts'

// For one calendar or list. Beyond this, we report that it cannot be read.
const PAGES_MAX = 8

interface Paged {
  nextPageToken?: string | undefined
}

export type PagesOf = <Page extends Paged>(
  token: string,
  path: string,
  query: Record<string, string>,
  readPage: (body: unknown) => Page,
  pagesMax?: number,
) => Promise<Page[]>

/** https://developers.google.com/workspace/calendar/api/guides/pagination */
export function googlePages(call: Calling): PagesOf {
  return async <Page extends Paged>(
    token: string,
    path: string,
    query: Record<string, string>,
    readPage: (body: unknown) => Page,
    pagesMax = PAGES_MAX,
  ) => {
    const pages: Page[] = []
    let pageToken: string | undefined
    do {
      if (pages.length === pagesMax) throw new ProviderError('invalid', `more than ${pagesMax} pages`)
      const given = new URLSearchParams({ ...query, ...(pageToken !== undefined && { pageToken }) })
      const { body } = await call({ method: 'GET', path: `${path}?${given.toString()}`, token })
      const page = readPage(body)
      pages.push(page)
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    return pages
  }
}
