import { Select, TextInput } from '@mantine/core'
import { ROOM_KINDS } from '@scheduling/contract/providers'
import { isRoom } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import type { ClientLocation } from './request-values.ts'

const KINDS = [...ROOM_KINDS, 'address', 'phone_call', 'custom'] as const

interface Props {
  value: ClientLocation
  error: string | undefined
  onBlur: () => void
  onChange: (location: ClientLocation) => void
}

/** The one place of a meeting. */
export function LocationField({ value, error, onBlur, onChange }: Props) {
  const t = useText()
  const change = (kind: string | null) => {
    const chosen = KINDS.find((one) => one === kind)
    if (chosen) onChange(isRoom(chosen) ? { kind: chosen } : { kind: chosen, value: '' })
  }
  return (
    <>
      <Select
        label={t('clients.location')}
        allowDeselect={false}
        value={value.kind}
        data={KINDS.map((kind) => ({ value: kind, label: t(`location.${kind}`) }))}
        onChange={change}
      />
      {'value' in value && (
        <TextInput
          name="location"
          aria-required
          label={t('clients.location_value')}
          placeholder={t(`location.${value.kind}_example`)}
          value={value.value}
          error={error}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, value: event.currentTarget.value })}
        />
      )}
    </>
  )
}
