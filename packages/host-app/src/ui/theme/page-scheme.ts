/** What a page looks like. Undefined: as the host has chosen for the dashboard. `auto`: as the visitor's system. */
export type PageScheme = 'light' | 'auto' | undefined

// Windows of other programs, whatever theme the dashboard has (specification, section 2).
const OF_VISITORS = ['/external', '/create-video-embed']

export function schemeOfPage(path: string): PageScheme {
  if (path.startsWith('/weezly-connect-')) return 'light'
  return OF_VISITORS.some((start) => path.startsWith(start)) ? 'auto' : undefined
}
