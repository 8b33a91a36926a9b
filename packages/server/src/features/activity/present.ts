import type { Activity } from '@scheduling/contract'
import type { StoredActivity } from './store.ts'

export function presentActivity(entry: StoredActivity): Activity {
  const { id, kind, subject, subject_id: subjectId, count, browser, system, network, happened_at } = entry
  return { id, kind, subject, subjectId, count, browser, system, network, at: happened_at.toISOString() }
}
