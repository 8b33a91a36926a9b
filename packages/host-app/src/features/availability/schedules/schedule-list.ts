import type { Schedule } from '@scheduling/contract'

// Change the cached list as the server will: the default comes first.

export function makeDefault(list: readonly Schedule[], id: string): Schedule[] {
  return defaultFirst(list.map((schedule) => ({ ...schedule, is_default: schedule.id === id })))
}

export function putSchedule(list: readonly Schedule[], changed: Schedule): Schedule[] {
  const isThere = list.some(({ id }) => id === changed.id)
  const put = isThere ? list.map((one) => (one.id === changed.id ? changed : one)) : [...list, changed]
  return changed.is_default ? makeDefault(put, changed.id) : put
}

function defaultFirst(list: readonly Schedule[]): Schedule[] {
  return list.toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
}
