import type { Minutes } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../../time/format.ts'
import type { SectionId } from './sections.ts'
import type { EventTypeValues } from './values/editor-values.ts'

interface World {
  t: HostTranslate
  format: Format
  scheduleName: (id: string) => string
}

/** The settings of a section, in one line. */
export function summaryOf(
  section: SectionId,
  values: EventTypeValues,
  { t, format, scheduleName }: World,
): string {
  switch (section) {
    case 'basics':
      return values.name
    case 'location':
      return values.locations.length === 0
        ? t('location.none')
        : format.list(values.locations.map(({ kind }) => t(`location.${kind}`)))
    case 'duration': {
      const buffer = values.bufferBefore + values.bufferAfter
      return buffer === 0
        ? format.duration(values.duration)
        : t('duration.with_buffer', {
            duration: format.duration(values.duration),
            buffer: format.duration(buffer),
          })
    }
    case 'seats':
      return values.seats === null ? t('seats.one') : t('seats.up_to', { count: values.seats })
    case 'availability':
      return values.availability.kind === 'schedule'
        ? scheduleName(values.availability.scheduleId)
        : t('event_hours.custom')
    case 'notice':
      return noticeSummary(values.minimumNotice, t, format)
    case 'window':
      return windowSummary(values.window, t, format)
    case 'limits':
      return limitsSummary(values.limits, t)
    case 'questions':
      return values.questions.length === 0
        ? t('question.only_standard')
        : t('question.more', { count: values.questions.length })
    case 'reminders':
      return values.reminders.length === 0
        ? t('reminder.none')
        : format.list(values.reminders.map(({ amount, unit }) => t(`reminder.${unit}`, { count: amount })))
    case 'confirmation':
      return [
        values.confirmation.kind === 'page' ? t('confirmation.page') : t('confirmation.redirect'),
        ...(values.confirmEmail ? [t('confirmation.email_first')] : []),
        ...(values.approval ? [t('confirmation.approval')] : []),
      ].join(' · ')
    case 'video':
      return values.video ? t(`video.${values.video.kind}`) : t('video.none')
  }
}

export function noticeSummary(minutes: Minutes, t: HostTranslate, format: Format): string {
  return minutes === 0 ? t('notice.none') : t('notice.at_least', { time: format.duration(minutes) })
}

export function windowSummary(window: EventTypeValues['window'], t: HostTranslate, format: Format): string {
  switch (window.kind) {
    case 'calendar_days':
      return t('window.calendar_days_ahead', { count: window.days })
    case 'weekdays':
      return t('window.weekdays_ahead', { count: window.days })
    case 'date_range':
      return window.from && window.to
        ? `${format.dayShort(window.from)} – ${format.dayShort(window.to)}`
        : t('window.date_range')
    case 'indefinite':
      return t('window.indefinite')
  }
}

export function limitsSummary(
  { perDay, perWeek, perMonth }: EventTypeValues['limits'],
  t: HostTranslate,
): string {
  const parts = [
    perDay !== null && t('limits.per_day_short', { count: perDay }),
    perWeek !== null && t('limits.per_week_short', { count: perWeek }),
    perMonth !== null && t('limits.per_month_short', { count: perMonth }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? t('limits.none') : parts.join(' · ')
}
