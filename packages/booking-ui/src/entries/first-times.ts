import { readZonesFrom, decodeZones } from '@scheduling/domain'
import type { EventData } from '../features/bookings/event-page/event-page-model.ts'
import { drawIn } from '../features/bookings/event-page/first-times.ts'
import { BLOCK_ID, unpackBlock } from '../page/wire.ts'

// This script is inline, after the elements that it changes, and runs before they are painted.
try {
  const root = document.getElementById('app')!
  const block = unpackBlock<EventData>(document.getElementById(BLOCK_ID)!.textContent)
  readZonesFrom(decodeZones(block.data.options.zones))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zone === block.data.options.timeZone || drawIn(zone, block, root)) root.dataset.zone = zone
} catch {
  // An old browser. The page's own script will draw the times.
}
