import { slugProblem } from '@scheduling/domain'

/** Addresses near the one that is taken; nobody knows yet whether they are free. */
export function linkSuggestions(link: string): string[] {
  return [`${link}-meet`, `book-${link}`, `${link}-${1 + (link.length % 9)}`].filter(
    (suggestion) => !slugProblem(suggestion, 'owner'),
  )
}
