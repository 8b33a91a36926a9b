import { ColorInput } from '@mantine/core'
import { useState } from 'react'
import { settleColour } from './settle-colour.ts'

interface Props {
  label: string
  value: string
  onChange: (colour: string) => void
}

/** Applied on close: a half-typed colour is never in the code. */
export function ColourField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined) onChange(settleColour(typed, value))
    setTyped(undefined)
  }
  return (
    <ColorInput
      label={label}
      format="hex"
      fixOnBlur={false}
      withEyeDropper={false}
      dir="ltr"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
