import { readZonesFrom, toldZones } from '@scheduling/domain'
import type { EventData } from '../features/bookings/event-page/event-page-model.ts'
import { drawIn } from '../features/bookings/event-page/first-times.ts'
import { BLOCK_ID, unpackBlock } from '../page/wire.ts'

// Stands in the document itself, below what it changes, and runs before that is painted.
try {
  const root = document.getElementById('app')!
  const block = unpackBlock<EventData>(document.getElementById(BLOCK_ID)!.textContent)
  readZonesFrom(toldZones(block.data.options.zones))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zone === block.data.options.timeZone || drawIn(zone, block, root)) root.dataset.zone = zone
} catch {
  // An old browser: the page's own script draws it once more.
}
