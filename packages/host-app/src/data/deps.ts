import type { Call } from '@scheduling/contract'
import { createContext, useContext } from 'react'
import type { Clock } from '../time/clock.ts'
import type { Authenticator } from './authenticator.ts'
import type { Devices } from '../ui/devices.ts'
import type { Download } from '@scheduling/contract/client'
import type { OwnDocument } from './own-document.ts'
import type { Session } from './session.ts'
import type { OpenPaymentClient } from './payment-client.ts'

/** Everything outside the dashboard. Stories and tests pass their own. */
export interface Deps {
  call: Call
  authenticator: Authenticator
  /** Cameras, microphones and screens. Undefined where the browser gives none, as without https. */
  devices: Devices | undefined
  document: OwnDocument
  download: Download
  now: Clock
  openTill: OpenPaymentClient
  session: Session
  /** Origin of the booking pages and of the embed script, without a trailing slash. */
  origin: string
}

export const DepsContext = createContext<Deps | undefined>(undefined)

export function useDeps(): Deps {
  const deps = useContext(DepsContext)
  if (!deps) throw new Error('useDeps: no DepsContext around this component')
  return deps
}
