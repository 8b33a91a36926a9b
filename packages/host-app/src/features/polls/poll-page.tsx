import { useParams } from '@tanstack/react-router'
import { KnownPoll } from './known-poll.tsx'
import { NewPoll } from './new-poll.tsx'

/** `/groupinvite/new` or `/groupinvite/{id}`. */
export function PollPage() {
  const { id } = useParams({ from: '/shell/groupinvite/$id' })
  return id === 'new' ? <NewPoll /> : <KnownPoll key={id} id={id} />
}
