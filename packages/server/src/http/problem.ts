import type { ErrorCode, FieldError, Problem } from '@scheduling/contract'
import { ERRORS } from '@scheduling/contract'
import type { FastifyError } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'
import { ParseRefused } from '../isolation/refusal.ts'

export const PROBLEM_TYPE = 'application/problem+json'

/** RFC 9457. The only place that turns an error into a response. */
export function problemOf(error: AppError, requestId: string): Problem {
  const { status, title } = ERRORS[error.code]
  return {
    type: `/docs/api#${error.code}`,
    title,
    status,
    code: error.code,
    instance: requestId,
    ...(error.detail && { detail: error.detail }),
    ...(error.errors && { errors: error.errors }),
    ...(error.proof && { proof: error.proof }),
    ...(error.nearest && { nearest: error.nearest.map((start) => new Date(start).toISOString()) }),
    ...(error.conflicts && { conflicts: error.conflicts }),
    ...(error.retryAfterSeconds !== undefined && { retryAfter: error.retryAfterSeconds }),
  }
}

// Refusals of Fastify before a handler runs.
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
}

// The database is stopping, starting, full, read-only, or others kept winning:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNAVAILABLE = /^(08...|25006|40001|53...|57P0[123]|58...)$/
// Nobody listens, or a folder cannot be written.
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT|EROFS|EIO)$/
// If PostgreSQL cannot write its own folder, it reports 42501, the code for a role without permission.
const IN_WORDS =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|^could not \w+ (?:file|directory) /

/** Turns any error into a refusal. Unexpected ones become `internal_error` and reveal nothing. */
export function refusalOf(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  // The parsers are busy with documents of others. That is over in seconds.
  if (error instanceof ParseRefused && error.reason === 'busy')
    return new AppError('unavailable', { cause: error })
  const code = 'code' in error ? error.code : ''
  const errorCode = FASTIFY_CODES[code]
  if (errorCode) return new AppError(errorCode, { detail: error.message })
  if (error instanceof SyntaxError && 'statusCode' in error)
    return new AppError('malformed_body', { cause: error })
  const isLost = UNAVAILABLE.test(code) || SYSTEM.test(code) || IN_WORDS.test(error.message)
  if (isLost) return new AppError('unavailable', { cause: error })
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status && status >= 400 && status < 500)
    return new AppError('malformed_body', { detail: error.message })
  return new AppError('internal_error', { cause: error })
}

// The database is back in a moment, or the next try reaches another process.
const UNAVAILABLE_SECONDS = 2

/** `Retry-After`, if waiting helps. */
export function retryHeaders({ code, retryAfterSeconds }: AppError): Record<string, string> {
  const seconds = code === 'unavailable' ? UNAVAILABLE_SECONDS : retryAfterSeconds
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

/** The fields that zod refused (parsed with `reportInput`), with readable paths: `questions[0].label`. */
export function refusedFields(
  issues: readonly z.core.$ZodIssue[],
  where: 'body' | 'query' | 'params',
): AppError {
  const errors = issues.flatMap((issue) => fieldErrors(issue, where))
  const first = errors[0]
  return new AppError('invalid_input', {
    detail: first && `${where}.${first.path}: ${first.message}`,
    errors,
  })
}

function fieldErrors(issue: z.core.$ZodIssue, where: string): FieldError[] {
  const path = pathText(issue.path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: pathText([...issue.path, key]),
      reason: 'unknown_field',
      message: 'This field is not known here',
    }))
  return [{ path: path || where, reason: reasonOf(issue), message: messageOf(issue), ...lengthOf(issue) }]
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' && typeof issue.params?.reason === 'string') return issue.params.reason
  if (isAbsent(issue)) return 'required'
  if (issue.code === 'too_small') {
    if (isOfNumber(issue)) return 'too_small'
    return issue.minimum === 1 && issue.origin === 'string' ? 'required' : 'too_short'
  }
  if (issue.code === 'too_big') return isOfNumber(issue) ? 'too_large' : 'too_long'
  return issue.code === 'invalid_type' ? 'type' : 'format'
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (isAbsent(issue)) return 'This field is required'
  if (issue.code === 'too_small' && isOfNumber(issue))
    return `${String(issue.input)} is too small. The least is ${issue.minimum}`
  if (issue.code === 'too_big' && isOfNumber(issue))
    return `${String(issue.input)} is too large. The most is ${issue.maximum}`
  return issue.message
}

/** How far a text is over its limit, so that nobody has to count. */
function lengthOf(issue: z.core.$ZodIssue): Pick<FieldError, 'length' | 'max'> {
  if (issue.code !== 'too_big' || typeof issue.input !== 'string') return {}
  return { length: issue.input.length, max: Number(issue.maximum) }
}

/** In a union, checks the field that tells its members apart. */
function isAbsent(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return false
  if (issue.code !== 'invalid_union' || !issue.discriminator) return issue.input === undefined
  return typeof issue.input === 'object' && issue.input !== null && !(issue.discriminator in issue.input)
}

function isOfNumber({ origin }: { origin: string }): boolean {
  return origin === 'number' || origin === 'int'
}

function pathText(parts: readonly PropertyKey[]): string {
  let text = ''
  for (const part of parts)
    text += typeof part === 'number' ? `[${part}]` : text ? `.${String(part)}` : String(part)
  return text
}
