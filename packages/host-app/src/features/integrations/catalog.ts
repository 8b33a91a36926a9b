import { PROVIDERS } from '@scheduling/contract/providers'
import { folded } from '@scheduling/domain'
import type { Category } from './catalog-search.ts'

const CONNECTED = PROVIDERS.flatMap(({ apps }) => [...apps])

/** All apps, sorted by category. Ids are from the specification, except webflow, caldav and ics. */
export const APPS = [
  ...CONNECTED,
  { id: 'wordpress', category: 'embed' },
  { id: 'wix', category: 'embed' },
  { id: 'squarespace', category: 'embed' },
  { id: 'shopify', category: 'embed' },
  { id: 'webflow', category: 'embed' },
  { id: 'unbounce', category: 'embed' },
  { id: 'weebly', category: 'embed' },
  { id: 'chrome_extension', category: 'extensions' },
  { id: 'zapier', category: 'connectors' },
  { id: 'pabbly_connect', category: 'connectors' },
  // It has its own room instead of a page.
  { id: 'webhooks', category: 'connectors' },
  { id: 'ga4', category: 'tracking' },
  { id: 'gtag', category: 'tracking' },
  { id: 'fpixel', category: 'tracking' },
] as const satisfies readonly { id: string; category: Category }[]

export type App = (typeof APPS)[number]
export type ConnectedAppId = (typeof CONNECTED)[number]['id']
export type PlatformId = Extract<App, { category: 'embed' }>['id']

/** Apps of one category, or of all, whose texts contain every typed word. Ignores case and accents. */
export function findApps(
  words: (app: App) => string,
  { category, q = '' }: { category?: Category; q?: string },
): App[] {
  const wanted = folded(q).split(/\s+/).filter(Boolean)
  return APPS.filter((app) => {
    const text = folded(words(app))
    return (!category || app.category === category) && wanted.every((word) => text.includes(word))
  })
}
