import { useParams } from '@tanstack/react-router'
import { NewOneOff } from './new-one-off.tsx'
import { KnownOneOff } from './known-one-off.tsx'

/** `/timeslotpicker/new` or `/timeslotpicker/{id}`. */
export function OneOffPage() {
  const { id } = useParams({ from: '/shell/timeslotpicker/$id' })
  return id === 'new' ? <NewOneOff /> : <KnownOneOff key={id} id={id} />
}
