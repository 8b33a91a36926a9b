import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { escapeHtml, MINUTE } from '@scheduling/domain'
import { PAGE_PARAMS } from '../page.ts'

export interface OfferedTimes {
  heading: string
  /** The page that books them. */
  url: string
  free: readonly Instant[]
  duration: Minutes
  zone: TimeZone
  /** Whom the message is for: their name and address are filled in. */
  invitee?: Invitee | undefined
}

export interface Invitee {
  name?: string | undefined
  email?: string | undefined
}

/** How times are written. */
export interface TimesFormat {
  dayOf: (at: Instant, zone: TimeZone) => string
  timeRange: (from: Instant, to: Instant, zone: TimeZone) => string
}

/** A line for each time, with the link that books it below. */
export function timesAsText(offered: OfferedTimes, format: TimesFormat): string {
  const lines = offered.free.map(
    (start) => `${timeText(offered, start, format)}\n${timeLink(offered, start)}`,
  )
  return [offered.heading, ...lines].join('\n\n')
}

interface Look {
  direction: 'ltr' | 'rtl'
  /** Shows which of the times are still free whenever the mail is opened. */
  picture?: string | undefined
}

/** The same as a list of links. Mail programs keep only the oldest ways of writing it. */
export function timesAsHtml(
  { direction, picture, ...offered }: OfferedTimes & Look,
  format: TimesFormat,
): string {
  const texts = offered.free.map((start) => escapeHtml(timeText(offered, start, format)))
  const rows = offered.free.map(
    (start, at) =>
      `<tr><td style="padding:4px 0"><a href="${escapeHtml(timeLink(offered, start))}">${texts[at]}</a></td></tr>`,
  )
  const table = `<table role="presentation" border="0" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
  const drawn = picture
    ? `<p><a href="${escapeHtml(pageLink(offered))}"><img src="${escapeHtml(picture)}" alt="${texts.join('; ')}" width="400" style="max-width:100%;height:auto;border:0"></a></p>`
    : ''
  return `<div dir="${direction}"><p>${escapeHtml(offered.heading)}</p>${table}${drawn}</div>`
}

/** The page with the form of one time. */
export function bookingLink(url: string, start: Instant, zone: TimeZone): string {
  return timeLink({ url, zone }, start)
}

function timeLink(offered: Pick<OfferedTimes, 'url' | 'zone' | 'invitee'>, start: Instant): string {
  return pageLink(offered, { [PAGE_PARAMS.slot]: new Date(start).toISOString() })
}

/** The page that books, in the zone of the message. */
export function pageLink(
  { url, zone, invitee = {} }: Pick<OfferedTimes, 'url' | 'zone' | 'invitee'>,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, [PAGE_PARAMS.timeZone]: zone })
  if (invitee.name) query.set(PAGE_PARAMS.name, invitee.name)
  if (invitee.email) query.set(PAGE_PARAMS.email, invitee.email)
  return `${url}?${query.toString()}`
}

export function timeText(
  { duration, zone }: Pick<OfferedTimes, 'duration' | 'zone'>,
  start: Instant,
  format: TimesFormat,
): string {
  return `${format.dayOf(start, zone)}, ${format.timeRange(start, start + duration * MINUTE, zone)}`
}
