import type { ImportOrder, ImportReport } from './import-messages.ts'
import { createImportReader } from './import-reader.ts'

// The entry of the worker, so that a large file does not stop the page.

const reader = createImportReader()

function answerTo(order: ImportOrder): ImportReport['answer'] {
  if (order.name === 'open') return reader.open(...order.args)
  if (order.name === 'reopen') return reader.reopen(...order.args)
  return order.name === 'check' ? reader.check(...order.args) : reader.problems(...order.args)
}

self.addEventListener('message', ({ data }: MessageEvent<ImportOrder>) => {
  const report: ImportReport = { id: data.id, answer: answerTo(data) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  self.postMessage(report)
})
