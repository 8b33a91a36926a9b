import { useParams } from '@tanstack/react-router'
import { PollDetail } from './poll-detail.tsx'
import { NewPoll } from './new-poll.tsx'

/** `/groupinvite/new` or `/groupinvite/{id}`. */
export function PollPage() {
  const { id } = useParams({ from: '/shell/groupinvite/$id' })
  return id === 'new' ? <NewPoll /> : <PollDetail key={id} id={id} />
}
