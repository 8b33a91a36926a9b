import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { problemText } from '../../data/problem-text.ts'

export type Answer = 'granted' | 'declined'

/** Why a request could not be answered. */
export function answerProblem(error: unknown, t: HostTranslate): string {
  const isTaken = error instanceof ApiError && error.code === 'slug_taken'
  return isTaken ? t('request.address_taken') : problemText(error, t)
}
