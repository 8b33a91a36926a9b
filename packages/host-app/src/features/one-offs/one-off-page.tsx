import { useParams } from '@tanstack/react-router'
import { NewOneOff } from './new-one-off.tsx'
import { OneOffDetail } from './one-off-detail.tsx'

/** `/timeslotpicker/new` or `/timeslotpicker/{id}`. */
export function OneOffPage() {
  const { id } = useParams({ from: '/shell/timeslotpicker/$id' })
  return id === 'new' ? <NewOneOff /> : <OneOffDetail key={id} id={id} />
}
