import type { OwnVote, Poll, Problem, PublicPoll } from '@scheduling/contract'
import type { VoteAnswer } from '@scheduling/domain'
import type { TestApp } from './app.ts'
import type { TestHost } from './hosts.ts'
import { someAddress } from './hosts.ts'
import { readVoteToken, voteToken } from '../features/polls/vote-token.ts'

/** The times of a plain poll, ascending. Their ids are 0, 1 and 2. */
export const TIMES = ['2027-03-02T19:00:00.000Z', '2027-03-03T10:00:00.000Z', '2027-03-04T10:00:00.000Z']

export async function addPoll(host: TestHost, change: object = {}): Promise<Poll> {
  return host.api.call('POST /polls', {
    body: {
      name: 'Reading circle',
      duration: 60,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'Europe/Berlin',
      options: TIMES.toReversed().map((start) => ({ start })),
      ...change,
    },
  })
}

export type Choices = Record<string, VoteAnswer>

/** A separate address, because votes per address are limited. */
export function addressOf(host: TestHost, name: string): string {
  return `${name.toLowerCase()}@${host.me.link}.test`
}

export function voteOf(host: TestHost, slug: string, name: string, choices: Choices, change: object = {}) {
  return {
    owner: host.me.link,
    poll: slug,
    name,
    email: addressOf(host, name),
    timeZone: 'Europe/Berlin',
    choices,
    ...change,
  }
}

interface Voting {
  /** Votes in a browser without a confirmed address. If names are hidden, the secret is empty. */
  vote: (host: TestHost, slug: string, name: string, choices: Choices, change?: object) => Promise<OwnVote>
  refusedVote: (
    host: TestHost,
    slug: string,
    name: string,
    choices: Choices,
    change?: object,
  ) => Promise<Problem>
  /** Votes, and confirms with the mailed link. */
  provedVote: Voting['vote']
  /** The token in the mailed link, for use instead of the browser's secret. */
  mailedToken: (token: string, generation?: number) => string
  /** The poll as everybody sees it. */
  seen: (host: TestHost, slug: string) => Promise<PublicPoll>
  /** The kinds of news that the poll has sent. */
  newsOf: (pollId: string) => Promise<string[]>
}

const sent = (...vote: Parameters<typeof voteOf>) => ({ body: voteOf(...vote), headers: someAddress() })

/** What people without an account do, each from a separate network. */
export function votingIn(app: TestApp): Voting {
  const cast = async (...vote: Parameters<typeof voteOf>) => {
    const { token, editUrl, ...own } = await app.visitor.call('POST /polls/votes', sent(...vote))
    return { ...own, token: token ?? '', editUrl: editUrl ?? '' }
  }
  const mailedToken = (token: string, generation = 1) =>
    voteToken(app.context, { ...readVoteToken(app.context, token), generation })
  return {
    vote: cast,
    async provedVote(...vote) {
      const { token, choices, answers } = await cast(...vote)
      const body = { token: mailedToken(token), choices, answers }
      return app.visitor.call('PUT /polls/votes', { body, headers: someAddress() })
    },
    mailedToken,
    refusedVote: async (...vote) => app.visitor.refusal('POST /polls/votes', sent(...vote)),
    async seen(host, poll) {
      const params = { owner: host.me.link, poll }
      const { poll: shown } = await app.visitor.call('GET /polls/at/:owner/:poll', { params })
      if (!shown) throw new Error('nothing is new')
      return shown
    },
    async newsOf(pollId) {
      const { rows } = await app.context.pool.query<{ kind: string }>(
        `select data ->> 'kind' as kind from jobs.job where name = 'poll-news' and data ->> 'pollId' = $1`,
        [pollId],
      )
      return rows.map(({ kind }) => kind).toSorted()
    },
  }
}
