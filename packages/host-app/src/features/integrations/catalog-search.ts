import { textParam } from '../../data/text-param.ts'

/** The specification's categories, in its order. Apart from the apps, whose marks no other page needs. */
export const CATEGORIES = [
  'video',
  'calendars',
  'native',
  'sales',
  'embed',
  'extensions',
  'connectors',
  'tracking',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The query of the catalog's address. */
export interface CatalogSearch {
  category?: Category
  q?: string
}

export function readCatalogSearch(search: Record<string, unknown>): CatalogSearch {
  return {
    category: CATEGORIES.find((category) => category === search.category),
    q: textParam(search, 'q'),
  }
}
