import type { Context, Keeping } from '../context.ts'

/** A context where `own` replaces what a capability keeps. */
export function withKept<Kept>(context: Context, what: Keeping<Kept>, own: Kept): Context {
  const kept: Context['kept'] = <Other>(asked: Keeping<Other>) =>
    (asked as Keeping<unknown>) === what ? (own as unknown as Other) : context.kept(asked)
  return { ...context, kept }
}
