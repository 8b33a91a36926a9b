import { ColorInput } from '@mantine/core'
import { useState } from 'react'
import { settleColor } from './settle-color.ts'

interface Props {
  label: string
  /** Empty: no color. */
  value: string
  /** Shown if there is no color. */
  placeholder?: string
  onChange: (color: string) => void
}

/** Applied on close, so that a half-typed color never gets into the code. */
export function ColorField({ label, value, placeholder, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  const close = () => {
    if (typed !== undefined) onChange(settleColor(typed, value))
    setTyped(undefined)
    setPicking(false)
  }
  return (
    <ColorInput
      label={label}
      placeholder={placeholder}
      format="hex"
      fixOnBlur={false}
      withEyeDropper={false}
      dir="ltr"
      value={typed ?? value}
      popoverProps={{ opened: isPicking, transitionProps: { duration: 0 } }}
      // The first Esc closes the picker, not the dialog around it.
      data-mantine-stop-propagation={isPicking}
      onChange={setTyped}
      onFocus={() => setPicking(true)}
      onClick={() => setPicking(true)}
      onBlur={close}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') close()
      }}
    />
  )
}
