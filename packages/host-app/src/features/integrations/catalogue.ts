import { PROVIDERS } from '@scheduling/contract/providers'

/** Categories of the specification in which something is built. */
export const CATEGORIES = ['video', 'calendars', 'embed', 'tracking', 'automation'] as const
export type Category = (typeof CATEGORIES)[number]

const CONNECTED = PROVIDERS.flatMap(({ apps }) => [...apps])

/** What is built, in the order of its category. Ids are the specification's; webflow, caldav and ics are ours. */
export const APPS = [
  ...CONNECTED,
  { id: 'wordpress', category: 'embed' },
  { id: 'wix', category: 'embed' },
  { id: 'squarespace', category: 'embed' },
  { id: 'shopify', category: 'embed' },
  { id: 'webflow', category: 'embed' },
  { id: 'unbounce', category: 'embed' },
  { id: 'weebly', category: 'embed' },
  { id: 'ga4', category: 'tracking' },
  { id: 'gtag', category: 'tracking' },
  { id: 'fpixel', category: 'tracking' },
  // Has a room of its own instead of a page.
  { id: 'webhooks', category: 'automation' },
] as const satisfies readonly { id: string; category: Category }[]

export type App = (typeof APPS)[number]
export type ConnectedAppId = (typeof CONNECTED)[number]['id']
export type PlatformId = Extract<App, { category: 'embed' }>['id']

/** Apps of one category (or of all) whose words contain every word that was typed, whatever its case and accents. */
export function findApps(
  words: (app: App) => string,
  { category, q = '' }: { category?: Category; q?: string },
): App[] {
  const wanted = plain(q).split(/\s+/).filter(Boolean)
  return APPS.filter((app) => {
    const text = plain(words(app))
    return (!category || app.category === category) && wanted.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
