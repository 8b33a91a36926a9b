export const MAILBOX = '/dev/mailbox'

/** The current view of the mailbox. */
export interface Place {
  to?: string | undefined
  before?: string | undefined
  part?: string | undefined
}

/** Address of the list, or of one mail in it. */
export function linkTo(id: string | undefined, { to, before, part }: Place = {}): string {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (before) query.set('before', before)
  if (part) query.set('part', part)
  const path = id === undefined ? MAILBOX : `${MAILBOX}/${id}`
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
