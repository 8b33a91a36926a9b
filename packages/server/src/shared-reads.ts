import { setImmediate } from 'node:timers/promises'
import type { Context } from './context.ts'
import { service } from './context.ts'

/**
 * Reads something once for everybody who wants it in the same turn of the event loop. Whoever comes while it is being read
 * gets the next reading, so nobody gets one that began before they came. Pass the same `read` for the same key.
 */
export type ShareRead = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>

export function shareReads(): ShareRead {
  const running = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, Promise<unknown>>()

  const begin = async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const reading = read()
    const settled = reading.then(
      () => undefined,
      () => undefined,
    )
    running.set(key, settled)
    try {
      return await reading
    } finally {
      if (running.get(key) === settled) running.delete(key)
    }
  }

  return async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const planned = waiting.get(key) as Promise<Value> | undefined
    if (planned) return planned
    const next = (running.get(key) ?? setImmediate()).then(async () => {
      waiting.delete(key)
      return begin(key, read)
    })
    waiting.set(key, next)
    return next
  }
}

const numbers = new WeakMap<object, number>()
let last = 0

/** A part of a key: the same for the same object, and for no other one. */
export function numberOf(thing: object): number {
  const number = numbers.get(thing) ?? ++last
  numbers.set(thing, number)
  return number
}

export const SHARED_READS = service({ name: 'reads that many want at once', open: () => shareReads() })

/** Reads outside of transactions are shared. Within one, only its own reading says what it sees. */
export async function readTogether<Value>(
  context: Pick<Context, 'db' | 'service'>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  return context.db.isTransaction ? read() : context.service(SHARED_READS)(key, read)
}
