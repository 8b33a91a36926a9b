import type { Team } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer } from '../offers/offer.ts'
import { peopleOf } from '../offers/offer.ts'
import type { FirstPeople } from './turns.ts'

/** Knows whose customers people are. Asks nobody outside: a booking is waiting. */
export interface OwnerSource {
  /** A team of these people wants to know it from now on. Repeat: does nothing. */
  wanted: (context: Context, hostIds: readonly HostId[]) => Promise<void>
  /** Those of the people to whom somebody belongs. */
  ownersOf: (
    context: Context,
    owner: HostId,
    people: readonly HostId[],
    email: string,
  ) => Promise<readonly HostId[]>
}

export const OWNER_SOURCES = hook<OwnerSource>('whose customers people are')

/**
 * Whether known customers of a team come to their owner. Not where invitees choose a person: whose times go after a
 * booking would tell whose customer the email address is.
 */
export function leadsToOwners({ kind, ownerFirst }: Team): boolean {
  return ownerFirst && kind !== 'choice'
}

/** To whom an invitee comes first. The same work is done whether or not anybody knows the invitee. */
export async function ownersFirst(
  context: Context,
  offer: Offer,
  email: string,
): Promise<FirstPeople | undefined> {
  const people = peopleOf(offer).map(({ id }) => id)
  if (!offer.ownerFirst || people.length < 2) return undefined
  const sources = context.hooks(OWNER_SOURCES)
  const found = await Promise.all(
    sources.map((source) => source.ownersOf(context, offer.owner.id, people, email.toLowerCase())),
  )
  return { hostIds: found.flat(), cause: 'customer' }
}
