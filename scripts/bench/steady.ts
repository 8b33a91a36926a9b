import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

// Requests at a steady rate: tools that send those of a second at its beginning let them wait for each other.

export interface Load {
  /** In turns. */
  addresses: readonly string[]
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
  perSecond: number
  seconds: number
}

/** Milliseconds from the moment at which each request was due until all of its answer was there. Throws if one fails. */
export async function steadyLoad(load: Load): Promise<number[]> {
  const { addresses, perSecond, seconds } = load
  const agent = new http.Agent({ keepAlive: true })
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = began + (sent * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    const address = addresses[sent % addresses.length] ?? ''
    answers.push(answered(address, load, agent).then(() => performance.now() - due))
  }
  const took = await Promise.all(answers)
  agent.destroy()
  return took
}

/** The same in a thread of its own, so that it takes no time from what is measured in this one. */
export async function steadyLoadBeside(load: Load): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function answered(address: string, { method, headers, body }: Load, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers, agent }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode >= 400) reject(new Error(`${address} answered ${statusCode}`))
      response.resume().once('end', resolve)
    })
    request.once('error', reject).end(body)
  })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
if (!isMainThread) parentPort?.postMessage(await steadyLoad(workerData as Load))
