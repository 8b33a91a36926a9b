import type { PageData } from '@scheduling/contract'
import { OfferRequest } from '@scheduling/contract'
import { instantOf, isPlainDate, isTimeZone } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import type { AppError } from '../../../errors.ts'
import { parsed } from '../../pages/form.ts'

/** What browsers send of a date and a time, and what people type where a browser has no field for both. */
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ](([01]\d|2[0-3]):[0-5]\d)(:00)?$/

/** The times that an invitee proposes, each once. Throws `invalid_input` with paths such as `starts[1]`. */
export function proposalOf(form: URLSearchParams, fallback: TimeZone): OfferRequest {
  const named = form.get('timezone') ?? ''
  const zone = isTimeZone(named) ? named : fallback
  const starts = typedTimes(form).map(({ typed }) => startOf(typed, zone))
  return parsed(OfferRequest, { starts: [...new Set(starts)], message: form.get('message') ?? '' })
}

/** The form as it was sent, with the first thing that is wrong. */
export function refusedProposal(
  form: URLSearchParams,
  { errors: [error] = [] }: AppError,
): Extract<PageData, { kind: 'confirm' }>['proposal'] {
  const index = /^starts(?:\[(\d+)\])?$/.exec(error?.path ?? '')
  const time = index && (typedTimes(form)[Number(index[1] ?? 0)]?.index ?? 0)
  return {
    times: form.getAll('time'),
    message: form.get('message') ?? '',
    problem: {
      time,
      reason: time === 0 && typedTimes(form).length === 0 ? 'required' : (error?.reason ?? ''),
    },
  }
}

/** The fields that are not empty. */
function typedTimes(form: URLSearchParams): { typed: string; index: number }[] {
  return form
    .getAll('time')
    .map((typed, index) => ({ typed: typed.trim(), index }))
    .filter(({ typed }) => typed !== '')
}

/** ISO 8601 in UTC. Text that is no time stays as it is, and is refused as such. */
function startOf(typed: string, zone: TimeZone): string {
  const [, date, time] = LOCAL_TIME.exec(typed) ?? []
  if (date === undefined || time === undefined || !isPlainDate(date)) return typed
  return new Date(instantOf(zone, date, time)).toISOString()
}
