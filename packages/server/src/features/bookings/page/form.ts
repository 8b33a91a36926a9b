import type { EventType, RefusedForm } from '@scheduling/contract'
import {
  BookingRequest,
  CancelRequest,
  HOLD_PARAM,
  LocaleTag,
  MoveRequest,
  PAGE_PARAMS,
} from '@scheduling/contract'
import { isTimeZone, questionsAt } from '@scheduling/domain'
import type { AppError } from '../../../errors.ts'
import { answersIn, parsed } from '../../pages/form.ts'
import { trackingOf } from '../../pages/options.ts'

// Forms that book or change a booking without JavaScript.

type Asking = Pick<EventType, 'questions' | 'locations'>

interface Target {
  owner: string
  event: string
  language: string
  /** The page's zone, if the form names none. */
  timeZone: string
}

/** The form as a request to the API. Throws `invalid_input` with the API's paths. */
export function bookingRequestOf(form: URLSearchParams, asking: Asking, target: Target): BookingRequest {
  const values = valuesOf(form, asking)
  const timeZone = form.get('timezone') ?? ''
  return parsed(BookingRequest, {
    owner: target.owner,
    event: target.event,
    start: form.get('start') ?? '',
    timeZone: isTimeZone(timeZone) ? timeZone : target.timeZone,
    language: target.language,
    // Nobody typed the locale, so a wrong one must not prevent a booking.
    locale: LocaleTag.safeParse(form.get('locale')).data,
    invitee: { name: values.name, email: values.email },
    guests: values.guests.split(/[\s,;]+/).filter(Boolean),
    answers: values.answers,
    location: values.location,
    tracking: trackingOf((name) => form.get(name)),
    hold: form.get(HOLD_PARAM) || undefined,
    person: form.get(PAGE_PARAMS.person) || undefined,
  })
}

/** Throws `invalid_input` with the API's paths. */
export function moveOf(form: URLSearchParams): { start: string; reason: string; anybody?: boolean } {
  const { start, reason } = { start: form.get('start') ?? '', reason: form.get('reason') ?? '' }
  return parsed(MoveRequest, { start, reason, ...(form.has('anybody') && { anybody: true }) })
}

/** Throws `invalid_input` with the API's paths. */
export function cancellationOf(form: URLSearchParams): { reason: string } {
  return parsed(CancelRequest, { reason: form.get('reason') ?? '' })
}

/** Everything that was typed, to show it again. */
function valuesOf(form: URLSearchParams, asking: Asking): RefusedForm['values'] {
  const chosen = Number(form.get('location') ?? 0)
  const location = Number.isInteger(chosen) ? chosen : 0
  return {
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    guests: form.get('guests') ?? '',
    answers: answersIn(form, questionsAt(asking, location)),
    location,
    reason: form.get('reason') ?? '',
  }
}

export function refusedForm(form: URLSearchParams, asking: Asking, error: AppError): RefusedForm {
  return {
    values: valuesOf(form, asking),
    errors: error.errors ?? [],
    code: refusalShown(error),
    nearest: error.nearest ?? [],
  }
}

/** Null if only fields are wrong. Nobody types the person: whoever has gone since cannot come at this time. */
function refusalShown({ code, errors = [] }: AppError): RefusedForm['code'] {
  if (code !== 'invalid_input') return code
  return errors.some(({ path }) => path === PAGE_PARAMS.person) ? 'slot_not_available' : null
}
