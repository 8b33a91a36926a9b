import type { Schedule } from '@scheduling/contract'
import { useDeferredValue } from 'react'
import type { EventTypeValues } from './editor-values.ts'

interface Props {
  values: EventTypeValues
  schedules: readonly Schedule[]
}

export function EventPreview({ values, schedules }: Props) {
  const shown = useDeferredValue(values)
  return (
    <div>
      {shown.name}
      {schedules.length}
    </div>
  )
}
