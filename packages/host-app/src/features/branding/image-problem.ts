import { ApiError } from '@scheduling/contract/client'
import type { ErrorCode } from '@scheduling/contract/errors'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { problemText } from '../../data/problem-text.ts'

const REASONS = ['required', 'image_type', 'image_broken', 'image_slow'] as const

// The picture did not arrive, so nothing is wrong with it.
const LOST: readonly ErrorCode[] = ['unavailable', 'internal_error']

export const SIZE_MAX = limits.IMAGE_BYTES_MAX / 1_000_000

/** What is wrong with a file before it is sent, or undefined. Only the server knows its type. */
export function fileProblem(file: Blob, t: HostTranslate): string | undefined {
  if (file.size === 0) return t('image.required')
  return file.size > limits.IMAGE_BYTES_MAX ? t('image.too_large', { megabytes: SIZE_MAX }) : undefined
}

/** Why a picture was refused. */
export function imageProblem(error: unknown, t: HostTranslate): string {
  if (!(error instanceof ApiError) || LOST.includes(error.code)) return t('image.failed')
  if (error.code === 'body_too_large') return t('image.too_large', { megabytes: SIZE_MAX })
  const reason = error.problem.errors?.find(({ path }) => path === 'image')?.reason
  if (reason === 'too_many_pixels')
    return t('image.too_many_pixels', { count: limits.IMAGE_PIXELS_MAX / 1_000_000 })
  const known = REASONS.find((name) => name === reason)
  return known ? t(`image.${known}`) : problemText(error, t)
}
