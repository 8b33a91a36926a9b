import type { Call } from '@scheduling/contract'
import { readZonesFrom, toldZones } from '@scheduling/domain'

// A server that does not answer soon will not give the rooms anything either: their own words say so.
const PATIENCE = 2_000

/** Asks the server what this browser may not know of the world's clocks yet; without an answer the browser's count. */
export async function learnZones(call: Call): Promise<void> {
  try {
    const { told } = await call('GET /time-zones', { signal: AbortSignal.timeout(PATIENCE) })
    readZonesFrom(toldZones(told))
  } catch {
    // The browser's own zones go on counting.
  }
}
