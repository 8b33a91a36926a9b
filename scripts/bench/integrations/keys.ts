import { openBusyHost } from '../../processes/hosts.ts'
import { openCaller } from '../../processes/load-client.ts'
import type { Product } from '../../product.ts'
import type { Figure } from '../figure.ts'
import { median } from '../figure.ts'
import { keyOf } from './hooks.ts'

// A key may call 600 times a minute.
const CALLS = 450
const WARM_UP = 100
const TARGET_MS = 0.3

/** What a key costs more than a session. The same call is made with both in turn. */
export async function benchKeys({ origin }: Product, databaseUrl: string): Promise<Figure[]> {
  const caller = openCaller(origin)
  try {
    const host = await openBusyHost(caller, databaseUrl, [])
    const key = `Bearer ${await keyOf(caller, host)}`
    const [bySession, byKey]: [number[], number[]] = [[], []]
    const took = async (authorization: string) => {
      const { status, milliseconds } = await caller.send('GET', '/users/aboutme', {
        headers: { authorization },
      })
      if (status !== 200) throw new Error(`GET /users/aboutme answered ${status}`)
      return milliseconds
    }
    for (let call = 0; call < CALLS; call++) {
      bySession.push(await took(host.authorization))
      byKey.push(await took(key))
    }
    const [session, program] = [bySession, byKey].map((times) => median(times.slice(WARM_UP))) as [
      number,
      number,
    ]
    return [
      { name: 'a call with a session, median', unit: 'ms', value: session },
      { name: 'a call with a key, median', unit: 'ms', value: program },
      { name: 'a key over a session', unit: 'ms', value: program - session, target: TARGET_MS },
    ]
  } finally {
    caller.close()
  }
}
