import { textParam } from '../../../data/text-param.ts'

export interface SignInSearch {
  /** Path to go to afterwards. */
  next?: string
  /** With `id`: the code of a verification link. */
  codex?: string
  id?: string
  email?: string
  /** Whose affiliate link led to signing up. */
  via?: string
  /** Until when an account can be taken back that was just deleted, ISO 8601. */
  deleted?: string
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return {
    next: textParam(search, 'next'),
    codex: textParam(search, 'codex'),
    id: textParam(search, 'id'),
    email: textParam(search, 'email'),
    via: textParam(search, 'via'),
    deleted: textParam(search, 'deleted'),
  }
}
