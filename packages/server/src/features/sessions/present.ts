import { presentMe } from '../accounts/present.ts'
import type { Session } from './operations.ts'

export function presentSession({ token, expires, deviceToken, currentUser, tookBackDeletion }: Session) {
  return { token, expires: expires.toISOString(), deviceToken, me: presentMe(currentUser), tookBackDeletion }
}
