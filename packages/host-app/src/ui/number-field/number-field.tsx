import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import { useState } from 'react'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number
  onChange: (value: number) => void
}

/** A whole number. An emptied field counts as 0, but stays empty for the next digit until it is left. */
export function NumberField({ value, onChange, onBlur, ...props }: Props) {
  const [isEmptied, setEmptied] = useState(false)
  return (
    <NumberInput
      {...props}
      // A number out of bounds is an error, not changed silently.
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      value={isEmptied && value === 0 ? '' : value}
      onChange={(typed) => {
        setEmptied(typed === '')
        onChange(Number(typed))
      }}
      onBlur={(event) => {
        setEmptied(false)
        onBlur?.(event)
      }}
    />
  )
}
