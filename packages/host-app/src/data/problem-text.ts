import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../ui/form/form-state.ts'

const CODES = [
  'changed_meanwhile',
  'slug_taken',
  'rate_limited',
  'proof_needed',
  'slot_taken',
  'slot_not_available',
  'already_canceled',
  'already_started',
  'upgrade_required',
  'event_limit_reached',
  'event_type_limit_reached',
  'schedule_limit_reached',
  'embed_limit_reached',
  'cannot_delete_availability',
  'billing_busy',
  'not_allowed',
  'unavailable',
  'wrong_details',
  'wrong_password',
  'two_factor_needed',
  'two_factor_wrong',
  'two_factor_is_on',
  'passkey_refused',
  'passkey_not_found',
  'passkey_limit_reached',
  'verification_invalid',
  'code_invalid',
  'not_verified',
  'event_type_not_found',
  'availability_not_found',
  'booking_not_found',
  'embed_not_found',
  'account_not_found',
  'account_disabled',
  'session_not_found',
  'domain_not_found',
  'export_fetching',
  'export_not_found',
  'link_expired',
  'provider_off',
  'consent_invalid',
  'consent_incomplete',
  'account_refused',
  'account_unreadable',
  'account_unreachable',
  'calendar_not_found',
  'calendar_read_only',
  'connection_not_found',
  'webhook_not_found',
  'webhook_limit_reached',
  'too_few_points',
] as const

const FIELD_REASONS = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'characters',
  'reserved',
  'email',
  'not_public',
  'port',
  'password',
  'format',
  'repeated',
  'web_address',
  'taken',
  'not_an_option',
  'wrong_password',
] as const

/** What went wrong, for a person. */
export function problemText(error: unknown, t: HostTranslate): string {
  const code = error instanceof ApiError && CODES.find((known) => known === error.code)
  return code ? t(`error.${code}`) : t('error.something')
}

/** The text per field that the server refuses, or undefined where it blames no field. */
export function fieldProblems(error: unknown, t: HostTranslate): Problems | undefined {
  if (!(error instanceof ApiError)) return undefined
  const errors = error.problem.errors ?? []
  if (errors.length === 0) return undefined
  return Object.fromEntries(
    errors.map(({ path, reason, length, max }) => [
      path,
      // The server's own message is in English, for whoever reads the API's answer.
      length !== undefined && max !== undefined ? tooLongText(length, max, t) : refusedText(reason, t),
    ]),
  )
}

/** Of texts that are too long, by the names of their fields. */
export function longerThan(max: number, texts: Record<string, string>, t: HostTranslate): Problems {
  const long = Object.entries(texts).filter(([, text]) => text.length > max)
  return Object.fromEntries(long.map(([name, { length }]) => [name, tooLongText(length, max, t)]))
}

function tooLongText(length: number, max: number, t: HostTranslate): string {
  return t('field.too_long_by', { length, max })
}

/** A field is refused for a reason of its own, or for that of the whole. */
function refusedText(reason: string, t: HostTranslate): string {
  const code = CODES.find((known) => known === reason)
  return code ? t(`error.${code}`) : t(`field.${FIELD_REASONS.find((name) => name === reason) ?? 'refused'}`)
}
