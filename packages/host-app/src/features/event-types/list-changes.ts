import type { EventType } from '@scheduling/contract'

// The cached list, changed as the server will change it.

export function changeIn(list: readonly EventType[], id: string, change: Partial<EventType>): EventType[] {
  return list.map((eventType) => (eventType.id === id ? { ...eventType, ...change } : eventType))
}

/** Replaces it, or adds it at the front. */
export function putIn(list: readonly EventType[], changed: EventType): EventType[] {
  const isThere = list.some(({ id }) => id === changed.id)
  return isThere ? changeIn(list, changed.id, changed) : [changed, ...list]
}

export function orderBy(list: readonly EventType[], ids: readonly string[]): EventType[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return list.toSorted((a, b) => place(a.id) - place(b.id))
}
