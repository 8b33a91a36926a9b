import type { ImportReport } from './import-messages.ts'
import type { ImportReader } from './import-reader.ts'

/** A reader in a worker. */
export type DistantReader = {
  [K in keyof ImportReader]: (...args: Parameters<ImportReader[K]>) => Promise<ReturnType<ImportReader[K]>>
} & { close: () => void }

export function openDistantReader(): DistantReader {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<ImportReport['answer']>>()
  let last = 0
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<ImportReport>) => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker that reads the file has stopped'))
    waiting.clear()
  })
  const ask =
    <K extends keyof ImportReader>(name: K) =>
    async (...args: Parameters<ImportReader[K]>): Promise<ReturnType<ImportReader[K]>> => {
      last += 1
      const answer = Promise.withResolvers<ImportReport['answer']>()
      waiting.set(last, answer)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
      worker.postMessage({ id: last, name, args })
      return (await answer.promise) as ReturnType<ImportReader[K]>
    }
  return {
    open: ask('open'),
    reopen: ask('reopen'),
    check: ask('check'),
    problems: ask('problems'),
    close: () => worker.terminate(),
  }
}
