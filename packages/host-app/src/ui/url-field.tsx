import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { withScheme } from '@scheduling/domain'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'dir'> {
  value: string
  onChange: (url: string) => void
  onBlur?: () => void
}

/** A web address: `example.org/x` becomes https when the field is left or Enter sends it. */
export function UrlField({ value, onChange, onBlur, ...props }: Props) {
  const settle = () => {
    const url = withScheme(value)
    if (url !== value) onChange(url)
  }
  return (
    <TextInput
      {...props}
      type="url"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
    />
  )
}
