import type { Reason } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../time/format.ts'

/** Where the host can change the cause. */
export type ReasonLink =
  | { to: 'section'; section: 'duration' | 'availability' | 'notice' | 'window' | 'limits' }
  | { to: 'booking'; id: string }
  | { to: 'none' }

const SECTION: Partial<Record<Reason['code'], Extract<ReasonLink, { to: 'section' }>['section']>> = {
  outside_hours: 'availability',
  override: 'availability',
  not_on_increment: 'duration',
  buffer: 'duration',
  minimum_notice: 'notice',
  outside_window: 'window',
  limit_day: 'limits',
  limit_week: 'limits',
  limit_month: 'limits',
}

export function reasonLink({ code, bookingId, heldUntil }: Reason): ReasonLink {
  if (heldUntil) return { to: 'none' }
  const section = SECTION[code]
  if (code === 'busy') return bookingId ? { to: 'booking', id: bookingId } : { to: 'none' }
  return section ? { to: 'section', section } : { to: 'none' }
}

/** A reason as one sentence. */
export function reasonText(reason: Reason, t: HostTranslate, format: Format): string {
  const { code, start, end, earliest, limit, heldUntil, calendar } = reason
  if (heldUntil) return t('why.held', { time: format.dateTime(Date.parse(heldUntil)) })
  const item =
    start && end
      ? `${format.dayOf(Date.parse(start))}, ${format.timeRange(Date.parse(start), Date.parse(end))}`
      : undefined
  if (item && calendar !== undefined) return t('why.busy_in', { item, calendar })
  switch (code) {
    case 'busy':
      return item ? t('why.busy_with', { item }) : t('why.busy')
    case 'buffer':
      return item ? t('why.buffer_with', { item }) : t('why.buffer')
    case 'minimum_notice':
      return earliest
        ? t('why.minimum_notice_until', { time: format.dateTime(Date.parse(earliest)) })
        : t('why.minimum_notice')
    case 'limit_day':
    case 'limit_week':
    case 'limit_month':
      return t(`why.${code}`, { count: limit ?? 1 })
    default:
      return t(`why.${code}`)
  }
}
