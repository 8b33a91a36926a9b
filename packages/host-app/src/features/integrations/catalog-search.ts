import { textParam } from '../../data/text-param.ts'
import { CATEGORIES } from './catalog.ts'
import type { Category } from './catalog.ts'

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
