import type { Team } from '@scheduling/contract'
import type { TestApp } from './app.ts'
import type { TestHost } from './hosts.ts'
import { addEvent, book, bookingOf, openAccount } from './hosts.ts'
import type { TestOrganization } from './organizations.ts'
import { addOrganization, join } from './organizations.ts'

export type TeamPerson = Team['people'][number]

export interface TestTeam {
  organization: TestOrganization
  /** Without the owner, in the order in which they joined. */
  people: TestHost[]
  memberIds: string[]
  event: Awaited<ReturnType<typeof addEvent>>
  /** As for a host with a page. */
  asHost: TestHost
  save: (team: Partial<Team>) => Promise<Team>
  book: (start: string) => Promise<{ id: string; who: TestHost[] }>
  /** Tries to book. Answers the error's code, or `booked`. */
  tryToBook: (start: string) => Promise<string>
  freeStarts: (from: string, to: string) => Promise<string[]>
  personOf: (index: number, given?: Partial<TeamPerson>) => TeamPerson
}

/** An organization with an event type, whose members take its meetings in turn. Its owner takes none. */
export async function openTeam(
  app: TestApp,
  count: number,
  event: Parameters<typeof addEvent>[1] = {},
): Promise<TestTeam> {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  const { id, link, api } = organization
  const people: TestHost[] = []
  const memberIds: string[] = []
  for (let one = 0; one < count; one++) {
    const person = await openAccount(app)
    people.push(person)
    memberIds.push(await join(app, { id }, person))
  }
  const asHost = { ...owner, api, me: { ...owner.me, link, userID: id } }
  const added = await addEvent(asHost, { slug: 'team', ...event })
  const personOf = (index: number, given: Partial<TeamPerson> = {}): TeamPerson => ({
    memberId: memberIds[index] ?? '',
    part: 'pool',
    weight: 1,
    priority: 0,
    caps: { perDay: null, perWeek: null },
    scheduleId: null,
    awayUntil: null,
    ...given,
  })
  const save = async (team: Partial<Team>) =>
    api.call('PUT /event-types/:id/team', {
      params: { id: added.id },
      body: { ...TEAM, people: people.map((_, index) => personOf(index)), ...team },
    })
  await save({})
  const whoHas = async (bookingId: string) => {
    const { rows } = await app.context.pool.query<{ host_ids: string[] }>(
      'select host_ids from bookings where host_id = $1 and id = $2',
      [id, bookingId],
    )
    const [, ...chosen] = rows[0]?.host_ids ?? []
    return chosen.flatMap((hostId) => people.filter(({ me }) => me.userID === hostId))
  }
  return {
    organization,
    people,
    memberIds,
    event: added,
    asHost,
    save,
    personOf,
    async book(start) {
      const { booking } = await book(app, asHost, added, start)
      return { id: booking.id, who: await whoHas(booking.id) }
    },
    async tryToBook(start) {
      const body = bookingOf(asHost, added, start)
      const { body: answer } = await app.visitor.try('POST /bookings', { body })
      return (answer as { code?: string }).code ?? 'booked'
    },
    async freeStarts(from, to) {
      const query = { owner: link, event: added.slug, from, to }
      return (await app.visitor.call('GET /slots', { query })).starts.map((start) => start.slice(11, 16))
    },
  }
}

const TEAM: Team = {
  kind: 'round_robin',
  people: [],
  pools: [{ id: 'pool', name: 'Designers', take: 1 }],
  everybody: false,
  period: 'month',
  noShowCounts: true,
  maxAhead: null,
  ownerFirst: false,
}
