import { addDays } from '@scheduling/domain'
import type { Exchange } from '@scheduling/sandbox/exchange'
import type { StandIn } from './stand-in.ts'

export function ofExchange(exchange: Exchange): StandIn {
  const known = (id: string) => {
    const event = exchange.events.get(id)
    if (!event) throw new Error(`No event ${id}`)
    return event
  }
  const change = (id: string, by: Partial<ReturnType<typeof known>>) =>
    void exchange.events.set(id, { ...known(id), ...by, changeKey: known(id).changeKey + 1 })
  return {
    provider: 'exchange',
    async connect({ api }) {
      const { url: address, domain, user, password } = exchange
      const params = { provider: 'exchange' as const }
      const body = { address, user: `${domain}\\${user}`, password }
      return api.call('POST /connections/:provider/open', { params, body })
    },
    add: (title, start, end, id = title) =>
      void exchange.events.set(id, {
        subject: title,
        start,
        end,
        status: 'Busy',
        changeKey: 1,
        attendees: [],
      }),
    entries: () =>
      [...exchange.events].map(([id, { subject, start, end }]) => ({
        id,
        title: subject,
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      })),
    idOf: (title) => [...exchange.events].find(([, { subject }]) => subject === title)?.[0] ?? '',
    datesOf(id) {
      const { isAllDay, timeZone, start, end } = known(id)
      const isWhole = isAllDay && timeZone === 'W. Europe Standard Time'
      return isWhole ? [midnightIn(start), midnightIn(end)] : [undefined, undefined]
    },
    move: (id, start, end) => change(id, { start, end, isAllDay: false }),
    makeDay: (id, date) =>
      change(id, { isAllDay: true, start: `${date}T00:00:00Z`, end: `${addDays(date, 1)}T00:00:00Z` }),
    moveToDate: (id, from, to) =>
      change(id, { isAllDay: true, start: `${from}T00:00:00+01:00`, end: `${to}T00:00:00+01:00` }),
    remove: (id) => void exchange.events.delete(id),
    decline: (id, email) => change(id, { attendees: [{ email, response: 'Decline' }] }),
    clear: () => exchange.events.clear(),
    forgetCursors: () => exchange.events.expireTokens(),
    fails: (what, fault, times) => exchange.fails(what === 'writing' ? 'writing' : 'reading', fault, times),
    works: () => exchange.works(),
    isHanging: () => exchange.isHanging(),
    revoke: () => exchange.changePassword(),
    asked: () => exchange.answered.length,
  }
}

/** The date that starts at that moment in Berlin, in winter. */
function midnightIn(start: string): string | undefined {
  return /^(.*)T00:00:00\.000Z$/.exec(new Date(Date.parse(start) + 3_600_000).toISOString())?.[1]
}
