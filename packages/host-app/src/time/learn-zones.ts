import type { Call } from '@scheduling/contract'
import { readZonesFrom, decodeZones } from '@scheduling/domain'

// A server that does not respond soon will not answer the rooms either, and they show their own errors.
const PATIENCE = 2_000

/** Asks the server for newer data about zones. Without a response, the browser's data counts. */
export async function learnZones(call: Call): Promise<void> {
  try {
    const { told } = await call('GET /time-zones', { signal: AbortSignal.timeout(PATIENCE) })
    readZonesFrom(decodeZones(told))
  } catch {
    // The browser's own zones keep counting.
  }
}
