import type { Lock } from '@tus/server'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { service } from '../../../context.ts'
import type { StoredUpload } from '../record/upload-store.ts'
import { claimLease, releaseLease } from '../record/upload-store.ts'
import { noteReceived } from './operations.ts'
import { TusRefusal } from './tus-refusal.ts'

// One request at a time may write to an upload, over all processes. A lease in its row and no lock of the database:
// that would take a connection for as long as the request lasts, and poolers hand sessions around.

// Renewed while the request lasts. After a crash, the next one waits this long.
const RENEW_MS = 1_000
const WAIT_MS = 100
const WAIT_MAX_MS = 15_000

/** How to end the request that writes to an upload in this process. */
export const WRITERS = service({
  name: 'writers of uploads',
  open: (): Map<string, () => void> => new Map(),
})

/** `end` is called when another request for the same upload comes to this process. */
export function leaseOf(context: Context, upload: StoredUpload, end: () => void): Lock {
  const { host_id: hostId, id } = upload
  const writers = context.service(WRITERS)
  const [token, key] = [randomUUID(), `${hostId} ${id}`]
  let renewing: NodeJS.Timeout | undefined
  return {
    async lock(signal, endThis) {
      for (let waited = 0; !(await claimLease(context.db, hostId, id, token)); waited += WAIT_MS) {
        if (signal.aborted || waited > WAIT_MAX_MS) throw new TusRefusal(423, 'Another request is writing')
        writers.get(key)?.()
        await sleep(WAIT_MS)
      }
      writers.set(key, () => {
        void endThis()
        end()
      })
      renewing = setInterval(() => {
        // If it fails, another request may begin, and finds how much has arrived.
        void claimLease(context.db, hostId, id, token)
          .then(async (isOurs) => isOurs && noteReceived(context, upload))
          .catch(() => false)
      }, RENEW_MS).unref()
    },
    async unlock() {
      clearInterval(renewing)
      writers.delete(key)
      await releaseLease(context.db, hostId, id, token)
    },
  }
}
