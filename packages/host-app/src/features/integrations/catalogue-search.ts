import { textParam } from '../../data/text-param.ts'
import { CATEGORIES } from './catalogue.ts'
import type { Category } from './catalogue.ts'

/** The query of the catalog's address. */
export interface CatalogueSearch {
  category?: Category
  q?: string
}

export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  return {
    category: CATEGORIES.find((category) => category === search.category),
    q: textParam(search, 'q'),
  }
}
