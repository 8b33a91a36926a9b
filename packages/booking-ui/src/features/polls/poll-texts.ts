import type { PageData } from '@scheduling/contract'
import type { Translate } from '@scheduling/messages'
import type { VotingMessages } from '@scheduling/messages/voting'

export type PollData = Extract<PageData, { kind: 'poll' }>
export type VotingTexts = Translate<VotingMessages>
