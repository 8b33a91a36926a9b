import type { HostBooking } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../../time/format.ts'
import { limitsSummary, noticeSummary, windowSummary } from '../../event-types/editor/summaries.ts'

type Receipt = HostBooking['receipt']

export interface ReceiptLine {
  name: string
  /** One per line. */
  values: string[]
}

/** Why the host could be booked then: the rules at that time, and the calendars that were checked. */
export function receiptLines(receipt: Receipt, t: HostTranslate, format: Format): ReceiptLine[] {
  const { schedule, rules, sources } = receipt
  return [
    ...(rules || schedule ? [{ name: t('receipt.hours'), values: [hoursOf(schedule, t)] }] : []),
    ...(rules ? ruleLines(rules, t, format) : []),
    ...(sources.length > 0
      ? [
          {
            name: t('receipt.sources'),
            values: sources.map((source) => sourceOf(source, receipt.at, t, format)),
          },
        ]
      : []),
  ]
}

function hoursOf(schedule: Receipt['schedule'], t: HostTranslate): string {
  if (!schedule) return t('event_hours.custom')
  return t('receipt.version', { name: schedule.name, version: schedule.version })
}

function ruleLines(
  { minimumNotice, window, limits, bufferBefore, bufferAfter }: NonNullable<Receipt['rules']>,
  t: HostTranslate,
  format: Format,
): ReceiptLine[] {
  const buffers = [
    bufferBefore > 0 && t('receipt.before', { time: format.duration(bufferBefore) }),
    bufferAfter > 0 && t('receipt.after', { time: format.duration(bufferAfter) }),
  ].filter((buffer) => buffer !== false)
  return [
    { name: t('section.notice'), values: [noticeSummary(minimumNotice, t, format)] },
    { name: t('section.window'), values: [windowSummary(window, t, format)] },
    { name: t('section.limits'), values: [limitsSummary(limits, t)] },
    { name: t('receipt.buffers'), values: buffers.length > 0 ? buffers : [t('receipt.no_buffers')] },
  ]
}

/** Names the time of the data if it is older than the check. */
function sourceOf(
  { name, asOf }: Receipt['sources'][number],
  at: string,
  t: HostTranslate,
  format: Format,
): string {
  const source = t(`receipt.${name}`)
  return asOf === at ? source : t('receipt.as_of', { source, time: format.dateTime(Date.parse(asOf)) })
}
