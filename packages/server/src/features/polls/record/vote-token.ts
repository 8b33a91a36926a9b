import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { keptSecret } from '../../../secrets.ts'
import { readIds, signIds } from '../../bookings/links/signed-ids.ts'

/** Signs the links by which voters change what they said. */
export const VOTE_KEY = keptSecret('vote-links')

/** The generation of the secret that the browser gets which votes first: it proves no mailbox. */
export const FIRST_BROWSER = 0

type Keys = Pick<Context, 'kept'>

/** That of the first mail. */
export const FIRST_MAILED = FIRST_BROWSER + 1

export interface VoteLink {
  hostId: HostId
  voteId: string
  /** Whoever opens a link ends those of earlier generations. */
  generation: number
}

interface Invited {
  hostId: HostId
  pollId: string
  /** In lower case. */
  emailKey: string
}

// Two ids and a signature, in base64url. The generation follows as digits, but for the first one.
const SIGNED_CHARACTERS = 64

/** Not stored: mails sent later carry it again. */
export function voteToken({ kept }: Keys, { hostId, voteId, generation }: VoteLink): string {
  const signed = signIds(kept(VOTE_KEY), purposeOf(generation), hostId, voteId)
  return generation === FIRST_BROWSER ? signed : `${signed}${generation}`
}

/** Throws `vote_not_found` for anything that this server did not sign. */
export function readVoteToken({ kept }: Keys, token: string): VoteLink {
  const digits = token.slice(SIGNED_CHARACTERS)
  const generation = digits === '' ? FIRST_BROWSER : Number(digits)
  const isWritten = digits === '' || /^[1-9]\d{0,8}$/.test(digits)
  const ids = isWritten
    ? readIds(kept(VOTE_KEY), purposeOf(generation), token.slice(0, SIGNED_CHARACTERS))
    : undefined
  if (!ids) throw new AppError('vote_not_found')
  return { hostId: ids.hostId, voteId: ids.id, generation }
}

/** In the mail that asks somebody to vote: who votes with this address and has it has the mailbox. */
export function invitationToken({ kept }: Keys, { hostId, pollId, emailKey }: Invited): string {
  return signIds(kept(VOTE_KEY), `invited ${emailKey}`, hostId, pollId)
}

export function isInvitationOf(
  { kept }: Keys,
  { hostId, pollId, emailKey }: Invited,
  token: string,
): boolean {
  const ids = readIds(kept(VOTE_KEY), `invited ${emailKey}`, token)
  return ids?.hostId === hostId && ids.id === pollId
}

function purposeOf(generation: number): string {
  return generation === FIRST_BROWSER ? 'vote' : `vote ${generation}`
}

export function voteUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/poll/${token}`
}
