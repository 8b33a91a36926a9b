/* oxlint-disable typescript/unbound-method -- they are replaced here, not called */
// What Chrome 111, Firefox 121 or Safari 16.4 lack, and what our own code or a library uses.

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    if (!groups.get(key)?.push(item)) groups.set(key, [item])
  }
  return groups
}

URL.parse ??= (address, base) => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

URL.canParse ??= (address, base) => URL.parse(address, base) !== null

Promise.withResolvers ??= <T>() => {
  const parts = {} as PromiseWithResolvers<T>
  parts.promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return parts
}

AbortSignal.any ??= (signals) => {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: controller.signal })
  }
  return controller.signal
}
