export type Queue = <T>(send: () => Promise<T>) => Promise<T>

/** Each call waits for the one before it, even if that failed. */
export function createQueue(): Queue {
  let latest: Promise<unknown> = Promise.resolve()
  return (send) => {
    const sent = latest.then(send)
    latest = sent.catch(() => undefined)
    return sent
  }
}
