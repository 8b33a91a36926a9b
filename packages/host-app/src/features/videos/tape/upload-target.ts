import type { Deps } from '../../../data/deps.ts'
import type { UploadTarget } from './tape-messages.ts'

type Who = Pick<Deps, 'session' | 'origin'>

/** Where uploads go, with the headers of the person who is signed in now. */
export function uploadTarget(who: Who): UploadTarget {
  return { origin: who.origin, headers: uploadHeaders(who) }
}

export function uploadHeaders({ session }: Pick<Who, 'session'>): Readonly<Record<string, string>> {
  const [token, host] = [session.token(), session.actingFor()]
  return {
    'x-device-id': session.deviceId,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(host !== undefined && { 'acting-for': host }),
  }
}
