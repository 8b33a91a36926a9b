import type { Door } from '../http/app.ts'
import { CONNECTION_LIMITS, connectionGuard } from '../http/connections.ts'
import { proxiesAt } from '../http/proxies.ts'

/** For an app that is called without a connection. */
export function openDoor(): Door {
  const isProxy = proxiesAt([])
  const guard = connectionGuard(CONNECTION_LIMITS, isProxy)
  return { publicUrl: 'http://localhost', isKnownHost: (host) => host === 'localhost', isProxy, guard }
}
