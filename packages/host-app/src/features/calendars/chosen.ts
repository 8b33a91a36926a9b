import type { Calendar, ChosenCalendar } from '@scheduling/contract'

/** What is sent: the choice among all calendars. */
export interface Chosen {
  blocking: ChosenCalendar[]
  target: ChosenCalendar | null
}

/** A key for a calendar among those of all accounts. */
export function keyOf({ connectionId, id }: ChosenCalendar): string {
  return `${connectionId} ${id}`
}

/** The calendars with one of them blocking or not. */
export function withBlocking(
  calendars: readonly Calendar[],
  changed: Calendar,
  isBlocking: boolean,
): Calendar[] {
  return calendars.map((calendar) =>
    keyOf(calendar) === keyOf(changed) ? { ...calendar, isBlocking } : calendar,
  )
}

/** At most one calendar gets new meetings. */
export function withTarget(calendars: readonly Calendar[], key: string | null): Calendar[] {
  return calendars.map((calendar) => ({ ...calendar, isTarget: keyOf(calendar) === key }))
}

export function chosenOf(calendars: readonly Calendar[]): Chosen {
  const target = calendars.find(({ isTarget }) => isTarget)
  return {
    blocking: calendars.filter(({ isBlocking }) => isBlocking).map(placeOf),
    target: target ? placeOf(target) : null,
  }
}

function placeOf({ connectionId, id }: Calendar): ChosenCalendar {
  return { connectionId, id }
}
