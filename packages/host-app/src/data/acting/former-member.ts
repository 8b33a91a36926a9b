import type { Call } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import type { Session } from '../session.ts'

/** A client of somebody who may be no member of the organization any more: then the dashboard is their own again. */
export function withoutFormer(call: Call, session: Session, reload: () => void): Call {
  return async (...asked: Parameters<Call>) => {
    try {
      return await call(...asked)
    } catch (error) {
      const isFormer =
        asked[0] === 'GET /users/aboutme' && error instanceof ApiError && error.code === 'not_shown_to_role'
      if (!isFormer) throw error
      session.actFor(undefined)
      reload()
      return new Promise(() => {})
    }
  }
}
