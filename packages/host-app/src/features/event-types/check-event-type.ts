import {
  addDays,
  limits,
  locationNeedsValue,
  questionProblems,
  slugProblem,
  videoKindOf,
} from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../time/format.ts'
import type { Problems } from '../../ui/form/form-state.ts'
import { checkHours } from '../availability/check-hours.ts'
import type { EventTypeValues } from './editor-values.ts'

interface World {
  t: HostTranslate
  format: Format
  /** Addresses of the host's other event types. */
  takenSlugs: readonly string[]
}

type Check = (values: EventTypeValues, world: World) => Problems

/** Every problem of an event type, by path, as the server would find it. */
export function checkEventType(values: EventTypeValues, world: World): Problems {
  return Object.assign({}, ...CHECKS.map((check) => check(values, world))) as Problems
}

const words: Check = ({ name, slug, description }, { t, takenSlugs }) => {
  const problem = slugProblem(slug, 'event_type')
  return {
    ...(!name.trim() && { name: t('field.required') }),
    ...(name.trim().length > limits.TITLE_MAX && { name: t('field.too_long') }),
    ...(problem && { slug: slug ? t(`slug.${problem}`) : t('field.required') }),
    ...(takenSlugs.includes(slug) && { slug: t('error.slug_taken') }),
    ...(!description.trim() && { description: t('field.required') }),
    ...(description.trim().length > limits.DESCRIPTION_MAX && { description: t('field.too_long') }),
  }
}

const places: Check = ({ locations }, { t }) => ({
  ...(locations.length === 0 && { locations: t('location.none') }),
  ...Object.fromEntries(
    locations.flatMap((location, index) =>
      locationNeedsValue(location.kind) && 'value' in location && !location.value.trim()
        ? [[`locations[${index}].value`, t('field.required')]]
        : [],
    ),
  ),
})

const lengths: Check = (values, { t, format }) => {
  const bounds = [
    ['duration', limits.DURATION_MIN, limits.DURATION_MAX],
    ['increment', limits.INCREMENT_MIN, limits.DURATION_MAX],
    ['bufferBefore', 0, limits.BUFFER_MAX],
    ['bufferAfter', 0, limits.BUFFER_MAX],
    ['minimumNotice', 0, limits.NOTICE_MAX],
    ['rescheduleNotice', 0, limits.NOTICE_MAX],
    ['cancelNotice', 0, limits.NOTICE_MAX],
  ] as const
  return Object.fromEntries(
    bounds.flatMap(([key, min, max]) =>
      isWhole(values[key], min, max)
        ? []
        : [[key, t('field.between_lengths', { min: format.duration(min), max: format.duration(max) })]],
    ),
  )
}

const bookingWindow: Check = ({ window }, { t }) => {
  if (window.kind === 'indefinite') return {}
  if (window.kind !== 'date_range') {
    const [min, max] = [limits.WINDOW_DAYS_MIN, limits.WINDOW_DAYS_MAX]
    return isWhole(window.days, min, max) ? {} : { 'window.days': t('field.between', { min, max }) }
  }
  const problems: Problems = {
    ...(!window.from && { 'window.from': t('field.required') }),
    ...(!window.to && { 'window.to': t('field.required') }),
    ...(window.from && window.to && window.to < window.from && { 'window.to': t('window.reversed') }),
    ...(window.from &&
      window.to >= addDays(window.from, limits.WINDOW_DAYS_MAX) && { 'window.to': t('window.too_long') }),
  }
  return problems
}

const perPeriod: Check = ({ limits: most }, { t }) =>
  Object.fromEntries(
    (['perDay', 'perWeek', 'perMonth'] as const).flatMap((key) =>
      most[key] === null || isWhole(most[key], 1, 1_000)
        ? []
        : [[`limits.${key}`, t('field.between', { min: 1, max: 1_000 })]],
    ),
  )

const questions: Check = (values, { t }) =>
  Object.fromEntries(
    questionProblems(values.questions).map(({ questionId, code }) => {
      const index = values.questions.findLastIndex(({ id }) => id === questionId)
      const field = code === 'options_missing' || code === 'duplicate_option' ? 'options' : 'label'
      return [`questions[${index}].${field}`, t(`question.${code}`)]
    }),
  )

const reminders: Check = (values, { t }) =>
  Object.fromEntries(
    values.reminders.flatMap(({ amount, unit }, index) => {
      const [min, max] = [limits.REMINDER_AMOUNT_MIN, limits.REMINDER_AMOUNT_MAX[unit]]
      if (isWhole(amount, min, max)) return []
      return [[`reminders[${index}].amount`, t('field.between', { min, max })]]
    }),
  )

const hours: Check = ({ availability }, { t }) => {
  if (availability.kind === 'custom') return checkHours(availability.hours, t, 'availability.hours.')
  return availability.scheduleId ? {} : { 'availability.scheduleId': t('field.required') }
}

const addresses: Check = ({ confirmation, video }, { t }) => ({
  ...(confirmation.kind === 'redirect' &&
    !/^https?:\/\/[^\s/]+/.test(confirmation.url) && { 'confirmation.url': t('field.url') }),
  ...(video && videoKindOf(video.url) !== video.kind && { 'video.url': t('video.invalid') }),
})

const CHECKS = [words, places, lengths, bookingWindow, perPeriod, questions, reminders, hours, addresses]

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}
