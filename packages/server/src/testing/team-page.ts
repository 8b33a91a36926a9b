import { BookingRequest } from '@scheduling/contract'
import type { Context } from '../context.ts'
import { createBooking } from '../features/bookings/book/create.ts'
import type { StoredBooking } from '../features/bookings/store.ts'
import type { TestApp } from './app.ts'
import type { TestHost } from './hosts.ts'
import { addEvent, bookingOf, openAccount } from './hosts.ts'
import { withSharedOffers } from './shared-offers.ts'

const caller = { ip: '127.0.0.1', proof: undefined }

export interface TeamPage {
  /** Whose page it is. Nobody takes their time. */
  page: TestHost
  people: TestHost[]
  slug: string
  /** In which a booking takes the time of all of them. */
  context: Context
  /** The same, of these alone. */
  contextOf: (people: readonly TestHost[]) => Context
  /** Books and answers the owner's row. By default with everybody. */
  take: (
    start: string,
    given?: Parameters<typeof bookingOf>[3],
    people?: TestHost[],
  ) => Promise<StoredBooking>
}

/** A page whose meetings take the time of other people. */
export async function openTeamPage(
  app: TestApp,
  {
    event = {},
    people: given = [{}, {}],
  }: {
    event?: Parameters<typeof addEvent>[1]
    people?: Parameters<typeof openAccount>[1][]
  } = {},
): Promise<TeamPage> {
  const slug = 'together'
  const page = await openAccount(app)
  const people: TestHost[] = []
  for (const one of given) people.push(await openAccount(app, one))
  for (const host of [page, ...people]) await addEvent(host, { slug, ...event })
  const contextOf = (some: readonly TestHost[]) =>
    withSharedOffers(
      app.context,
      some.map(({ me }) => me.link),
      page.me.link,
    )
  return {
    page,
    people,
    slug,
    context: contextOf(people),
    contextOf,
    async take(start, typed, some = people) {
      const request = BookingRequest.parse(bookingOf(page, { slug }, start, typed))
      const taken = await createBooking(contextOf(some), request, undefined, caller)
      if (taken.state !== 'booked') throw new Error('held, not booked')
      return taken.booking
    },
  }
}
