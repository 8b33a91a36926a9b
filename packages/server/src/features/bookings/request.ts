import type { BookingRequest, FieldError, HostBooking, Location } from '@scheduling/contract'
import type { Answer } from '@scheduling/domain'
import {
  answerProblems,
  distinctGuests,
  INVITEE_PHONE,
  questionsAt,
  withLatinPhoneNumbers,
} from '@scheduling/domain'
import { AppError, fieldError } from '../../errors.ts'
import { emailKey } from '../accounts/email-key.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import type { Offer } from '../offers/offer.ts'

/** What an invitee wants to book or hold. */
export interface WantedSlot {
  offer: Offer
  request: BookingRequest
  repeat: Repeatable | undefined
}

const ANSWER_MESSAGES = {
  required: 'This field is required',
  too_long: 'Too long',
  not_an_option: 'Expected one of the offered answers',
  one_answer_only: 'Only one answer is possible',
  invalid_phone: 'Expected a phone number such as +44 20 7946 0000',
  unknown_question: 'This question is not asked',
}

/** What is wrong with answers, as field errors of the API. */
export function answerErrors(...given: Parameters<typeof answerProblems>): FieldError[] {
  return answerProblems(...given).map(({ questionId, code, ...long }) => ({
    path: `answers.${questionId}`,
    reason: code,
    message: ANSWER_MESSAGES[code],
    ...long,
  }))
}

/**
 * The request with phone numbers in the digits 0 to 9. Throws `invalid_input` if answers, guests or location do not fit
 * the offer.
 */
export function acceptRequest(offer: Offer, request: BookingRequest): BookingRequest {
  const location = offer.locations[request.location]
  const questions = questionsAt(offer, request.location)
  const errors = answerErrors(questions, request.answers)
  if (request.guests.length > 0 && !offer.allowGuests)
    errors.push({ path: 'guests', reason: 'not_allowed', message: 'Additional guests are not possible here' })
  if (!location)
    errors.push({
      path: 'location',
      reason: 'not_an_option',
      message: 'Expected one of the offered locations',
    })
  if (errors[0])
    throw new AppError('invalid_input', { detail: `${errors[0].path}: ${errors[0].message}`, errors })
  return { ...request, answers: withLatinPhoneNumbers(questions, request.answers) }
}

/** The guests' addresses, without the invitee and without duplicates. */
export function guestsOf({
  guests,
  invitee,
}: Pick<BookingRequest, 'guests'> & { invitee: { email: string } }): string[] {
  return distinctGuests(guests, invitee.email, (email) => emailKey({ email }))
}

/** The location. If the host calls the invitee, it includes the phone number. */
export function locationOf(offer: Offer, request: BookingRequest): Location {
  const location = offer.locations[request.location]
  if (!location) throw fieldError('location', 'not_an_option', 'Expected one of the offered locations')
  if (location.kind !== INVITEE_PHONE) return location
  const { [INVITEE_PHONE]: number = '' } = request.answers
  return { kind: INVITEE_PHONE, value: [number].flat().join(' ').trim() }
}

/** The answers with the current labels, because the host may change the questions later. */
export function answersOf(offer: Offer, request: BookingRequest): HostBooking['answers'] {
  return offer.questions.flatMap((question) => {
    const given: Answer | undefined = Object.hasOwn(request.answers, question.id)
      ? request.answers[question.id]
      : undefined
    const isEmpty = given === undefined || given.length === 0
    if (isEmpty) return []
    return [{ label: question.label, answer: typeof given === 'string' ? given : [...given] }]
  })
}
