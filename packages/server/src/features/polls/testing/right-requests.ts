import { someAddress } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

const pollFields = {
  name: 'When?',
  description: '',
  duration: 30,
  locations: [{ kind: 'google_meet' as const }],
  timeZone: 'Europe/Berlin',
  isAllDay: false,
  questions: [{ id: 'topic', type: 'text' as const, label: 'Topic?', required: false }],
  options: [{ start: '2027-03-02T19:00:00Z', capacity: 500 }, { start: '2027-03-03T19:00:00Z' }],
  deadline: null,
  hidesNames: false,
  hidesVotes: false,
  notifiesParticipants: true,
  notifiesHost: true,
  holdsTimes: false,
  ending: 'host' as const,
  people: [{ email: 'ada@example.test', isRequired: true }],
}

export async function rightRequests({ app, host }: World): Promise<RightRequests> {
  let poll = await addPoll()
  let vote = await addVote()
  return {
    requests: {
      'GET /polls': () => ({}),
      'POST /polls': () => ({ body: pollFields }),
      'GET /polls/:id': () => ({ params: { id: poll.id } }),
      'PATCH /polls/:id': () => ({
        params: { id: poll.id },
        body: {
          name: 'When?',
          description: 'Together',
          duration: 30,
          deadline: null,
          hidesNames: true,
          hidesVotes: true,
          notifiesParticipants: false,
          notifiesHost: false,
        },
      }),
      'DELETE /polls/:id': () => ({ params: { id: poll.id } }),
      'POST /polls/:id/finish': () => ({ params: { id: poll.id }, body: { option: 0 } }),
      'POST /polls/:id/remind': () => ({ params: { id: poll.id } }),
      'GET /polls/at/:owner/:poll': () => ({
        params: { owner: host.me.link, poll: poll.slug },
        query: { since: '1' },
      }),
      'POST /polls/votes': () => ({
        body: {
          owner: host.me.link,
          poll: poll.slug,
          name: 'Lin',
          email: 'lin@example.test',
          timeZone: 'UTC',
          language: 'en',
          locale: 'en-GB',
          choices: { '0': 'yes', '1': 'no' },
          answers: { topic: 'Plans' },
        },
      }),
      'POST /polls/votes/open': () => ({ body: { token: vote.token } }),
      'PUT /polls/votes': () => ({
        body: { token: vote.token, choices: { '0': 'if_need_be' }, answers: { topic: 'More plans' } },
      }),
      'POST /polls/votes/withdraw': () => ({ body: { token: vote.token } }),
      'POST /polls/votes/attend': () => ({ body: { token: vote.token } }),
      'POST /polls/votes/decline': () => ({ body: { token: vote.token } }),
      'POST /polls/comments': () => ({
        body: { owner: host.me.link, poll: poll.slug, name: 'Lin', text: 'Earlier?' },
      }),
    },
    renew: async (route) => {
      if (/^(DELETE|POST) \/polls\/:id/.test(route) || route === 'POST /polls/votes/withdraw') {
        poll = await addPoll()
        vote = await addVote()
      }
      // People who have voted already get their link again.
      if (route === 'POST /polls/votes')
        await app.context.pool.query("delete from poll_votes where email_key = 'lin@example.test'")
    },
  }

  async function addPoll() {
    return host.api.call('POST /polls', { body: pollFields })
  }

  async function addVote() {
    const body = {
      owner: host.me.link,
      poll: poll.slug,
      name: 'Ada',
      // A separate address, because votes per address are limited.
      email: `${crypto.randomUUID()}@example.test`,
      timeZone: 'UTC',
      choices: { '0': 'yes' as const },
    }
    return app.visitor.call('POST /polls/votes', { body, headers: someAddress() })
  }
}
