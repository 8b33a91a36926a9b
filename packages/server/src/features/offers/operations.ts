import type { Team } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { readTogether } from '../../shared-reads.ts'
import type { Host } from '../hosts/operations.ts'
import { findHostByLink, hostsWith } from '../hosts/operations.ts'
import type { Offer, OfferedPeople, OfferOwner, PageOffer } from './offer.ts'
import type { Origin } from './origin.ts'
import { factsOf } from './origin.ts'
import { LIMITED_LINKS, ORIGINS } from './origins.ts'

/**
 * The offer at a public address. Throws `owner_not_found`, `page_not_open`, `event_type_not_found`, `event_type_off`
 * or `link_expired`.
 */
export async function findOffer(context: Context, ownerLink: string, slug: string): Promise<PageOffer> {
  const offer = await readTogether(context, `offer ${JSON.stringify([ownerLink, slug])}`, async () =>
    offerAt(context, ownerLink, slug),
  )
  if (!offer) throw await nothingThere(context, ownerLink, slug)
  if (!offer.owner.isOpen) throw new AppError('page_not_open')
  refuseClosed(offer)
  return offer
}

/** Refuses an offer that is off or gone, with the error of its kind. */
function refuseClosed({ state, origin, offText, link }: Offer): void {
  if (link && (!link.isOpen || state === 'gone')) throw new AppError('link_expired')
  if (state === 'open') return
  throw new AppError(factsOf(origin.kind).closed, state === 'off' && offText ? { ownerText: offText } : {})
}

async function offerAt(context: Context, ownerLink: string, slug: string): Promise<PageOffer | undefined> {
  for (const source of context.hooks(ORIGINS)) {
    const offer = await source.offerAt?.(context.db, ownerLink, slug, context.clock.now())
    if (offer) return offer
  }
  for (const findLink of context.hooks(LIMITED_LINKS)) {
    const found = await findLink(context.db, ownerLink, slug, context.clock.now())
    const offer = found && (await offerOf(context, context.db, found.hostId, found.origin))
    if (offer) return { ...offer, slug, isSecret: true, link: found.link }
  }
  return undefined
}

async function nothingThere(context: Context, ownerLink: string, slug: string): Promise<AppError> {
  const owner = await findHostByLink(context, ownerLink)
  if (!owner) return new AppError('owner_not_found', { detail: `owner: "${ownerLink}" has no booking page` })
  if (!owner.opened_at) return new AppError('page_not_open')
  return new AppError('event_type_not_found', {
    detail: `event: "${slug}" is not an event of "${ownerLink}"`,
  })
}

/**
 * The offer with the one person whom the invitee wants, by the link of their own page. Undefined: anybody. Throws
 * `invalid_input` where they cannot be chosen.
 */
export async function withPerson<Asked extends Offer>(
  context: Context,
  offer: Asked,
  link: string | undefined,
): Promise<Asked> {
  if (link === undefined) return offer
  const { choosable = [] } = offer
  const person = choosable.length > 0 ? await findHostByLink(context, link) : undefined
  if (!person || !choosable.includes(person.id))
    throw fieldError('person', 'not_found', `"${link}" is nobody who can be chosen here`)
  const pools = offer.pools?.map((pool) => ({
    ...pool,
    people: pool.people.filter(({ id }) => id === person.id),
    sharers: pool.people,
  }))
  return { ...offer, ...(pools && { pools }) }
}

/** Whom an invitee may name, by name. Empty where there is no choice. */
export async function choosablePeople(db: Db, { choosable = [] }: Offer): Promise<Host[]> {
  if (choosable.length < 2) return []
  const people = await hostsWith(db, choosable)
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The host's own offer, even if others cannot book it. Throws `event_type_not_found`. */
export async function ownOffer(context: Context, host: HostId, origin: Origin): Promise<Offer> {
  const offer = await offerOf(context, context.db, host, origin)
  if (!offer || offer.state === 'gone') throw new AppError('event_type_not_found')
  return offer
}

/** Whose time an offer of this kind would take that the host has not saved yet. */
export async function peopleOfNew(
  { hooks, clock, db }: Context,
  hostId: HostId,
  kind: Origin['kind'],
): Promise<OfferedPeople | undefined> {
  const source = hooks(ORIGINS).find((one) => one.kind === kind)
  return source?.peopleOfNew?.(db, hostId, clock.now())
}

/** The people of a team that is not saved. Throws `organization_not_found` for one's own host, `invalid_input`. */
export async function peopleOfUnsavedTeam(
  context: Context,
  owner: OfferOwner,
  { kind, id }: Origin,
  team: Team,
): Promise<Pick<OfferedPeople, 'hosts' | 'pools'>> {
  const source = context.hooks(ORIGINS).find((one) => one.kind === kind)
  if (!source?.peopleOfUnsavedTeam) throw new Error(`offers of kind ${kind} have no teams`)
  return source.peopleOfUnsavedTeam(context, owner, id, team)
}

/**
 * The offer that its origin makes now, even a deleted one; undefined if nothing is left. Inside a transaction pass
 * its `db`. `only`: its pools may leave out everybody else.
 */
export async function offerOf(
  { hooks, clock }: Pick<Context, 'hooks' | 'clock'>,
  db: Db,
  hostId: HostId,
  { kind, id }: Origin,
  only?: readonly HostId[],
): Promise<Offer | undefined> {
  const source = hooks(ORIGINS).find((one) => one.kind === kind)
  return source?.offerById(db, hostId, id, clock.now(), only)
}

/** The same. Throws `event_type_off` or `link_expired` if it takes no more bookings. */
export async function openOffer(
  context: Pick<Context, 'hooks' | 'clock'>,
  db: Db,
  { owner, origin }: Offer,
  only?: readonly HostId[],
): Promise<Offer> {
  const current = await offerOf(context, db, owner.id, origin, only)
  if (!current) throw new AppError(factsOf(origin.kind).closed)
  refuseClosed(current)
  return current
}
