import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems } from '../../../data/problem-text.ts'
import type { Problems } from '../../../ui/form/form-state.ts'

/** Some error codes blame a field without naming it. This names the field. */
export function eventTypeRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  if (error instanceof ApiError && error.code === 'slug_taken') return { slug: t('error.slug_taken') }
  if (error instanceof ApiError && error.code === 'availability_not_found')
    return { 'availability.scheduleId': t('schedule.gone_text') }
  if (error instanceof ApiError && error.problem?.errors?.some(({ path }) => path === 'video.id'))
    return { ...fieldProblems(error, t), 'video.id': t('video.not_found') }
  return fieldProblems(error, t)
}
