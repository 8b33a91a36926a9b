import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { keptSecret } from '../../secrets.ts'
import { readIds, signIds } from '../bookings/signed-ids.ts'

/** Signs the links by which voters change what they said. */
export const VOTE_KEY = keptSecret('vote-links')

const PURPOSE = 'vote'

type Keys = Pick<Context, 'kept'>

/** Not stored: mails sent later carry it again. */
export function voteToken({ kept }: Keys, hostId: string, voteId: string): string {
  return signIds(kept(VOTE_KEY), PURPOSE, hostId, voteId)
}

/** Throws `vote_not_found` for anything that this server did not sign. */
export function readVoteToken({ kept }: Keys, token: string): { hostId: string; voteId: string } {
  const ids = readIds(kept(VOTE_KEY), PURPOSE, token)
  if (!ids) throw new AppError('vote_not_found')
  return { hostId: ids.hostId, voteId: ids.id }
}

export function voteUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/poll/${token}`
}
