import type { Api, LockableField, ManagedEventType } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { slugProblem } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'

export type Giving = Api['PUT /event-types/:id/managed']['$input']['body']
export type Person = ManagedEventType['people'][number]

// The compiler finds one that is missing.
const EVERY_FIELD: Record<LockableField, true> = {
  name: true,
  slug: true,
  description: true,
  isOn: true,
  isSecret: true,
  offText: true,
  locations: true,
  duration: true,
  increment: true,
  bufferBefore: true,
  bufferAfter: true,
  availability: true,
  minimumNotice: true,
  rescheduleNotice: true,
  cancelNotice: true,
  window: true,
  limits: true,
  questions: true,
  reminders: true,
  confirmation: true,
  allowGuests: true,
  confirmEmail: true,
  approval: true,
  video: true,
}

/** In the order of the editor. */
export const LOCKABLE_FIELDS = Object.keys(EVERY_FIELD) as readonly LockableField[]

/** `slug` is the organization's own address, at which a copy begins if nobody chose another. */
export function valuesOf({ locked, everybody, people }: ManagedEventType, slug: string): Giving {
  return {
    locked: LOCKABLE_FIELDS.filter((field) => locked.includes(field)),
    everybody,
    people: people
      .filter(({ isNamed }) => isNamed)
      .map((one) => ({ memberId: one.memberId, gets: one.gets, slug: slugChosen(one, slug) })),
  }
}

function slugChosen({ wantedSlug }: Person, slug: string): string | null {
  return wantedSlug === slug ? null : wantedSlug
}

export function getsIt({ people, everybody }: Giving, memberId: string): boolean {
  return people.find((one) => one.memberId === memberId)?.gets ?? everybody
}

export function slugOf({ people }: Giving, memberId: string): string {
  return people.find((one) => one.memberId === memberId)?.slug ?? ''
}

/** Names somebody only if that says something else than everybody's rule. */
export function withPerson(
  { people, everybody }: Giving,
  memberId: string,
  { gets, slug }: { gets: boolean; slug: string },
): Giving['people'] {
  const others = people.filter((one) => one.memberId !== memberId)
  return gets === everybody && slug === ''
    ? others
    : [...others, { memberId, gets, slug: slug === '' ? null : slug }]
}

/** Whether somebody has to be asked for another address first. */
export function needsSlug(values: Giving, person: Person): boolean {
  const { memberId } = person
  return getsIt(values, memberId) && (isInTheWay(values, person) || slugOf(values, memberId) !== '')
}

/** Whoever has a copy elsewhere already is asked only if it would move. */
function isInTheWay({ locked }: Giving, { isTaken, state }: Person): boolean {
  return isTaken && (state !== 'given' || locked.includes('slug'))
}

export function pathOf(memberId: string): string {
  return `people.${memberId}`
}

export function checkGiving(values: Giving, people: readonly Person[], t: HostTranslate): Problems {
  const problems = people.flatMap((person) => {
    const text = needsSlug(values, person) && slugText(values, person, t)
    return text ? [[pathOf(person.memberId), text] as const] : []
  })
  const hasNobody = !people.some(({ memberId }) => getsIt(values, memberId)) && !values.everybody
  return { ...Object.fromEntries(problems), ...(hasNobody && { people: t('managed.nobody') }) }
}

function slugText(values: Giving, person: Person, t: HostTranslate): string | undefined {
  const { wantedSlug: known } = person
  const slug = slugOf(values, person.memberId)
  if (isInTheWay(values, person) && (slug === '' || slug === known))
    return t('managed.slug_taken', { slug: known })
  const problem = slug === '' ? undefined : slugProblem(slug, 'event_type')
  return problem && t(`slug.${problem}`)
}

/** The server names people by their place in what was sent. */
export function givingRefusals(error: unknown, sent: Giving, t: HostTranslate): Problems | undefined {
  if (!(error instanceof ApiError)) return undefined
  const problems = Object.entries(fieldProblems(error, t) ?? {}).map(([path, text]) => {
    const place = /^people\[(\d+)\]/.exec(path)?.[1]
    const person = place === undefined ? undefined : sent.people[Number(place)]
    return [person ? pathOf(person.memberId) : path, text] as const
  })
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}
