import { slugProblem } from '@scheduling/domain'
import type { SlugProblem } from '@scheduling/domain'

export type LinkStatus = SlugProblem | 'empty' | 'checking' | 'free' | 'taken' | 'unknown'

/** What is known of a personal address: from its spelling, then from the server's answer. */
export function linkStatus(link: string, isTaken: boolean | undefined, failed: boolean): LinkStatus {
  if (link === '') return 'empty'
  const problem = slugProblem(link, 'owner')
  if (problem) return problem
  if (isTaken !== undefined) return isTaken ? 'taken' : 'free'
  return failed ? 'unknown' : 'checking'
}

/** Addresses near the one that is taken; nobody knows yet whether they are free. */
export function linkSuggestions(link: string): string[] {
  return [`${link}-meet`, `book-${link}`, `${link}-${1 + (link.length % 9)}`].filter(
    (suggestion) => !slugProblem(suggestion, 'owner'),
  )
}
