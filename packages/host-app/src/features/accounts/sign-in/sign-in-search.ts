import { textParam } from '../../../data/text-param.ts'

export interface SignInSearch {
  /** Path to go to afterwards. */
  next?: string
  /** With `id`: the code of a verification link. */
  codex?: string
  id?: string
  email?: string
  /** From the invitation to an organization, for the account with `email`. */
  accept_key?: string
  /** The affiliate link that led to the sign-up. */
  via?: string
  /** The token of the mailed invitation that led to the sign-up. */
  invitation?: string
  /** Until when an account that was just deleted can be restored, ISO 8601. */
  deleted?: string
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return {
    next: textParam(search, 'next'),
    codex: textParam(search, 'codex'),
    id: textParam(search, 'id'),
    email: textParam(search, 'email'),
    accept_key: textParam(search, 'accept_key'),
    via: textParam(search, 'via'),
    invitation: textParam(search, 'invitation'),
    deleted: textParam(search, 'deleted'),
  }
}
