import type { CalendarBusy } from '../provider.ts'
import type { Interval, TimeZone } from '@scheduling/domain'
import { davRequest } from 'tsdav'
import { ParseRefused } from '../../isolation/refusal.ts'
import { busyIn } from '../icalendar/busy.ts'

/** One resource in a response. */
export interface Told {
  href: string
  /** 404: it was deleted. */
  status: number
  name: string | null
  color: string | null
  isCalendar: boolean
  /** Undefined if the server does not say. */
  holdsEvents: boolean | undefined
  mayWrite: boolean | undefined
  principal: string | null
  home: string | null
  /** For an inbox: the calendar where invitations go. */
  main: string | null
  addresses: string[]
  syncToken: string | null
  ctag: string | null
}

export interface Multistatus {
  told: Told[]
  /** For the whole collection. */
  syncToken: string | null
}

type Props = Record<string, unknown>

// Nobody has more events in a month, or more calendars.
const RESPONSES_MAX = 20_000
const TEXT_MAX = 1_000

/** RFC 4918, section 13. Throws if it is not a multistatus. */
export async function readMultistatus(xml: string): Promise<Multistatus> {
  const responses = await responsesIn(xml)
  const [first] = responses
  return {
    syncToken: textOf((first?.raw as { multistatus?: Props } | undefined)?.multistatus?.syncToken),
    told: responses.flatMap(({ href, status, props = {} }) =>
      typeof href === 'string' ? [toldBy(href, status, props)] : [],
    ),
  }
}

/** When somebody is busy, from the events in a response. Throws if one of them cannot be read. */
export async function readBusy({
  xml,
  ...asked
}: {
  xml: string
  span: Interval
  timeZone: TimeZone
  addresses: readonly string[]
}): Promise<CalendarBusy[]> {
  return (await responsesIn(xml)).flatMap(({ href, status, props = {} }) => {
    const text = textOf(props.calendarData, Infinity)
    if (text !== null) return busyIn({ text, ...asked })
    // It was deleted meanwhile, or is the calendar itself. Anything else without data must not count as free.
    if (typeof href !== 'string' || status === 404 || href.endsWith('/')) return []
    throw new ParseRefused('unreadable')
  })
}

// The library accepts a truncated response as complete.
const END = /(?:<\/(?:[\w.-]+:)?multistatus\s*|<(?:[\w.-]+:)?multistatus[^<>]*\/)>$/
const END_MAX = 2_000

/** The library fetches and parses in one step, so we make it "fetch" what we have. */
async function responsesIn(xml: string): Promise<Awaited<ReturnType<typeof davRequest>>> {
  if (!END.test(xml.slice(-END_MAX).trimEnd())) throw new ParseRefused('unreadable')
  const headers = { 'content-type': 'application/xml' }
  const responses = await davRequest({
    url: 'https://read.invalid/',
    init: { method: 'REPORT', body: undefined },
    fetch: async () => new Response(xml, { headers }),
  })
  const [first] = responses
  if (!(first?.raw as { multistatus?: unknown } | undefined)?.multistatus)
    throw new ParseRefused('unreadable')
  if (responses.length > RESPONSES_MAX) throw new ParseRefused('too_large')
  return responses
}

function toldBy(href: string, status: number, props: Props): Told {
  const components = listOf(childOf(props.supportedCalendarComponentSet, 'comp'))
  const privileges = listOf(childOf(props.currentUserPrivilegeSet, 'privilege')).flatMap((one) =>
    namesIn(one),
  )
  return {
    href,
    status,
    name: textOf(props.displayname),
    color: textOf(props.calendarColor),
    isCalendar: namesIn(props.resourcetype).includes('calendar'),
    holdsEvents:
      components.length === 0
        ? undefined
        : components.some((one) => childOf(childOf(one, '_attributes'), 'name') === 'VEVENT'),
    mayWrite:
      privileges.length === 0
        ? undefined
        : privileges.some((one) => /^(all|write|writeContent|bind)$/.test(one)),
    principal: textOf(childOf(props.currentUserPrincipal, 'href')),
    main: textOf(childOf(props.scheduleDefaultCalendarURL, 'href')),
    home: textOf(listOf(childOf(props.calendarHomeSet, 'href'))[0]),
    addresses: listOf(childOf(props.calendarUserAddressSet, 'href')).flatMap((one) => textOf(one) ?? []),
    syncToken: textOf(props.syncToken),
    ctag: textOf(props.getctag),
  }
}

/** The library turns number-like text into numbers, and elements with attributes into objects. */
function textOf(value: unknown, max = TEXT_MAX): string | null {
  if (typeof value === 'string') return value === '' ? null : value.slice(0, max)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const inside = childOf(value, '_cdata') ?? childOf(value, '_text')
  return inside === undefined ? null : textOf(Array.isArray(inside) ? inside.join('') : inside, max)
}

function childOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Props)[name] : undefined
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}

function namesIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
