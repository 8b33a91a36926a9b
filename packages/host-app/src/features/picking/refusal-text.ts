import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { problemText } from '../../data/problem-text.ts'

const CODES = [
  'one_off_not_found',
  'one_off_limit_reached',
  'poll_not_found',
  'poll_limit_reached',
  'poll_closed',
  'poll_without_votes',
] as const

/** Why a one-off or a poll was refused, as text. */
export function refusalText(error: unknown, t: HostTranslate): string {
  const code = error instanceof ApiError && CODES.find((known) => known === error.code)
  return code ? t(`pick.error_${code}`) : problemText(error, t)
}
