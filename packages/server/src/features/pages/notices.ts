import type { NoticeKind } from '@scheduling/contract'
import { ERRORS } from '@scheduling/contract'
import { FACTS } from '@scheduling/contract/public-pages'
import type { AppError } from '../../errors.ts'

const NOTICES: Partial<Record<AppError['code'], NoticeKind>> = Object.assign(
  // No capability owns this error.
  { link_expired: 'link_expired' },
  ...FACTS.map(({ notices }) => notices),
)

/** The page that is shown instead. */
export function noticeFor({ code }: AppError): NoticeKind {
  return NOTICES[code] ?? 'unavailable'
}

/**
 * Whether the refusal has a page. No browser sends a body that cannot be read, so such a request gets the API's
 * answer.
 */
export function hasNotice({ code }: AppError): boolean {
  return NOTICES[code] !== undefined || ERRORS[code].status >= 500
}
