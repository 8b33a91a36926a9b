import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { translatorFor } from '@scheduling/messages'
import { locationsTexts } from '@scheduling/messages/locations'
import type { Context } from '../../context.ts'
import type { RoomKind } from '@scheduling/contract'
import type { HostId } from '../../host-id.ts'
import { listEventTypes, updateEventType } from './store.ts'

const say = await translatorFor(locationsTexts)
// The place that the dashboard proposes by default.
const PROPOSED: ReadonlySet<string> = new Set(
  LANGUAGE_KEYS.map((language) => say(language)('location.proposed')),
)

/**
 * Moves the event type that signing up made into a video room once the host connects a provider: until then its place
 * was only a default. All other event types stay as they are. Repeat: changes nothing.
 */
export async function meetInRoom({ db }: Pick<Context, 'db'>, hostId: HostId, kind: RoomKind): Promise<void> {
  const [first, another] = await listEventTypes(db, hostId)
  const [place, other] = first?.locations ?? []
  if (!first || another || other || place?.kind !== 'custom' || !PROPOSED.has(place.value)) return
  await updateEventType(db, hostId, first.id, { locations: JSON.stringify([{ kind }]) })
}
