import '../../../older-browsers.ts'
import { createTapeWriter } from './tape-writer.ts'
import type { TapeOrder, TapeReport } from './tape-messages.ts'

// The entry of the worker: a tape of its own for each recording.

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
const writer = createTapeWriter((report: TapeReport) => self.postMessage(report))
let orders = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<TapeOrder>) => {
  orders = orders.then(() => writer(data))
})
