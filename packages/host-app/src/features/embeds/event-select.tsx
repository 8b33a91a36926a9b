import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { useText } from '../../language/language.tsx'

const WHOLE_PAGE = 'page'

interface Props {
  label: string
  /** Null: the whole page. */
  value: string | null
  onChange: (eventTypeId: string | null) => void
  error?: string
}

/** Chooses one event type or all of them. */
export function EventSelect({ label, value, onChange, error }: Props) {
  const t = useText()
  const { call } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call)).data ?? []
  const isGone = value !== null && !eventTypes.some(({ id }) => id === value)
  return (
    <Select
      label={label}
      error={error}
      allowDeselect={false}
      value={value ?? WHOLE_PAGE}
      data={[
        { value: WHOLE_PAGE, label: t('share.whole_page') },
        ...eventTypes.map(({ id, name }) => ({ value: id, label: name })),
        ...(isGone ? [{ value, label: t('embeds.event_gone'), disabled: true }] : []),
      ]}
      onChange={(chosen) => chosen && onChange(chosen === WHOLE_PAGE ? null : chosen)}
    />
  )
}
