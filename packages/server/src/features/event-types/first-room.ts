import { SPOKEN_KEYS } from '@scheduling/domain/languages'
import { translatorFor } from '@scheduling/messages'
import { locationsTexts } from '@scheduling/messages/locations'
import type { Context } from '../../context.ts'
import type { RoomKind } from '@scheduling/contract'
import type { HostId } from '../../host-id.ts'
import { listEventTypes, updateEventType } from './store.ts'

const say = await translatorFor(locationsTexts)
// As the dashboard proposes it where nothing else is known.
const PROPOSED: ReadonlySet<string> = new Set(
  SPOKEN_KEYS.map((language) => say(language)('location.proposed')),
)

/**
 * The event type that signing up made meets in a room as soon as an account makes one: its place was only what there was then. Any
 * other stays as its host has it. Repeat: changes nothing.
 */
export async function meetInRoom({ db }: Pick<Context, 'db'>, hostId: HostId, kind: RoomKind): Promise<void> {
  const [first, another] = await listEventTypes(db, hostId)
  const [place, other] = first?.locations ?? []
  if (!first || another || other || place?.kind !== 'custom' || !PROPOSED.has(place.value)) return
  await updateEventType(db, hostId, first.id, { locations: JSON.stringify([{ kind }]) })
}
