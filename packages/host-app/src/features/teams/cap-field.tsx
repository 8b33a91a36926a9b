import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (value: number | null) => void
}

/** How many meetings at most. Empty: as many as there are. */
export function CapField({ value, onChange, ...props }: Props) {
  const t = useText()
  return (
    <NumberInput
      {...props}
      placeholder={t('team.no_limit')}
      min={1}
      max={limits.TEAM_CAP_MAX}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    />
  )
}
