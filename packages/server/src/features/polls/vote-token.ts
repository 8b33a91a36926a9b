import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { keptSecret } from '../../secrets.ts'
import { readIds, signIds } from '../bookings/links/signed-ids.ts'

/** Signs the links with which voters change their votes. */
export const VOTE_KEY = keptSecret('vote-links')

/** The generation of the secret in the browser that voted first. It proves no mailbox. */
export const FIRST_BROWSER = 0

type Keys = Pick<Context, 'service'>

/** The generation of the first mailed link. */
export const FIRST_MAILED = FIRST_BROWSER + 1

export interface VoteLink {
  hostId: HostId
  voteId: string
  /** Opening a link ends those of earlier generations. */
  generation: number
}

interface Invited {
  hostId: HostId
  pollId: string
  /** In lower case. */
  emailKey: string
}

// Two ids and a signature, in base64url. Then the generation as digits, except for the first one.
const SIGNED_CHARACTERS = 64

/** Not stored: later mails compute it again. */
export function voteToken({ service }: Keys, { hostId, voteId, generation }: VoteLink): string {
  const signed = signIds(service(VOTE_KEY), purposeOf(generation), hostId, voteId)
  return generation === FIRST_BROWSER ? signed : `${signed}${generation}`
}

/** Throws `vote_not_found` if this server did not sign it. */
export function readVoteToken({ service }: Keys, token: string): VoteLink {
  const digits = token.slice(SIGNED_CHARACTERS)
  const generation = digits === '' ? FIRST_BROWSER : Number(digits)
  const isWritten = digits === '' || /^[1-9]\d{0,8}$/.test(digits)
  const ids = isWritten
    ? readIds(service(VOTE_KEY), purposeOf(generation), token.slice(0, SIGNED_CHARACTERS))
    : undefined
  if (!ids) throw new AppError('vote_not_found')
  return { hostId: ids.hostId, voteId: ids.id, generation }
}

/** The token in an invitation to vote: voting with it proves that the voter has the mailbox of this address. */
export function invitationToken({ service }: Keys, { hostId, pollId, emailKey }: Invited): string {
  return signIds(service(VOTE_KEY), `invited ${emailKey}`, hostId, pollId)
}

export function isInvitationOf(
  { service }: Keys,
  { hostId, pollId, emailKey }: Invited,
  token: string,
): boolean {
  const ids = readIds(service(VOTE_KEY), `invited ${emailKey}`, token)
  return ids?.hostId === hostId && ids.id === pollId
}

function purposeOf(generation: number): string {
  return generation === FIRST_BROWSER ? 'vote' : `vote ${generation}`
}

export function voteUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/poll/${token}`
}
