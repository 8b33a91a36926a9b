import type { ManagedEventTypeInput, ManagedEventType } from '@scheduling/contract'

/** Whether a member gets the event type. */
export function gets(
  { people, everybody }: Pick<ManagedEventTypeInput, 'people' | 'everybody'>,
  id: string,
): boolean {
  return people.find(({ memberId }) => memberId === id)?.gets ?? everybody
}

/** The address at which a member's copy begins, and stays if it is locked. */
export function slugFor(
  { people }: Pick<ManagedEventTypeInput, 'people'>,
  id: string,
  source: { slug: string },
): string {
  return people.find(({ memberId }) => memberId === id)?.slug ?? source.slug
}

type PersonState = ManagedEventType['people'][number]

/** What a member has or will have. `copySlug` is the address of their copy, `usedSlugs` are those of their other event types. */
export function givenTo(
  giving: ManagedEventTypeInput,
  { id, copySlug, usedSlugs }: { id: string; copySlug: string | undefined; usedSlugs: ReadonlySet<string> },
  source: { slug: string },
): PersonState {
  const wantedSlug = slugFor(giving, id, source)
  const isOwn = copySlug !== undefined && !giving.locked.includes('slug')
  const slug = isOwn ? copySlug : wantedSlug
  const isTaken = copySlug !== wantedSlug && usedSlugs.has(wantedSlug)
  const isGetting = gets(giving, id)
  const waiting = isTaken ? 'taken' : 'waiting'
  const has = copySlug === slug ? 'given' : waiting
  return {
    memberId: id,
    gets: isGetting,
    isNamed: giving.people.some(({ memberId }) => memberId === id),
    slug,
    wantedSlug,
    isTaken,
    state: isGetting ? has : 'none',
  }
}
