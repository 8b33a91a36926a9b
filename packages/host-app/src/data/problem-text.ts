import { ApiError } from '@scheduling/contract/client'
import type { HostMessages, HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../ui/form/form-state.ts'

/** By error code. Texts for all rooms are in `shell/errors.ts`, and texts for one room in its own catalog. */
type ErrorText = Extract<keyof HostMessages, `error.${string}`>

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
  'duplicate',
  'too_many',
  'in_the_past',
  'web_address',
  'direction',
  'video_link',
  'taken',
  'not_an_option',
  'wrong_password',
] as const

/** An error in words. */
export function problemText(error: unknown, t: HostTranslate): string {
  if (!(error instanceof ApiError)) return t('error.something')
  return textOf(error.code, t) ?? fieldText(error, t) ?? t('error.something')
}

/** For a field that is not on the screen. */
function fieldText(error: ApiError, t: HostTranslate): string | undefined {
  const [first] = Object.entries(fieldProblems(error, t) ?? {})
  return first && t('field.elsewhere', { field: first[0], problem: first[1] })
}

function textOf(code: string, t: HostTranslate): string | undefined {
  const key = `error.${code}`
  return isErrorText(key, t) ? t(key) : undefined
}

function isErrorText(key: string, t: HostTranslate): key is ErrorText {
  return t.has(key)
}

/**
 * The text for each field that the server refuses, or undefined if it blames no field. `fieldOf` names the form's field
 * for one of the request.
 */
export function fieldProblems(
  error: unknown,
  t: HostTranslate,
  fieldOf: (path: string) => string = (path) => path,
): Problems | undefined {
  if (!(error instanceof ApiError)) return undefined
  const errors = error.problem.errors ?? []
  if (errors.length === 0) return undefined
  return Object.fromEntries(
    errors.map(({ path, reason, length, max }) => [
      fieldOf(path),
      // The server's own message is in English, for developers.
      length !== undefined && max !== undefined ? tooLongText(length, max, t) : refusedText(reason, t),
    ]),
  )
}

/** Finds texts that are too long, by the names of their fields. */
export function longerThan(max: number, texts: Record<string, string>, t: HostTranslate): Problems {
  const long = Object.entries(texts).filter(([, text]) => text.length > max)
  return Object.fromEntries(long.map(([name, { length }]) => [name, tooLongText(length, max, t)]))
}

function tooLongText(length: number, max: number, t: HostTranslate): string {
  return t('field.too_long_by', { length, max })
}

/** A field may be refused for its own reason, or for the reason of the whole request. */
function refusedText(reason: string, t: HostTranslate): string {
  return textOf(reason, t) ?? t(`field.${FIELD_REASONS.find((name) => name === reason) ?? 'refused'}`)
}
