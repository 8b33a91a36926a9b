import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'

interface Props<T extends string> {
  label: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T) => void
}

/** One choice out of a few, all visible. */
export function Choice<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId()
  return (
    <div>
      <Input.Label component="div" id={id}>
        {label}
      </Input.Label>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        value={value}
        onChange={onChange}
        data={options.map(([one, text]) => ({ value: one, label: text }))}
      />
    </div>
  )
}
