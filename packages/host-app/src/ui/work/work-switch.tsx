import { Switch } from '@mantine/core'
import type { SwitchProps } from '@mantine/core'
import { useState } from 'react'
import { useWork } from './use-work.ts'

interface Props extends Omit<SwitchProps, 'onChange'> {
  checked: boolean
  work: (checked: boolean) => Promise<unknown>
}

/** A switch that is saved right away. It shows what was chosen at once, and what holds when the work is done. */
export function WorkSwitch({ checked, work, ...props }: Props) {
  const { isBusy, start } = useWork()
  const [chosen, setChosen] = useState(checked)
  return (
    <Switch
      {...props}
      checked={isBusy ? chosen : checked}
      aria-busy={isBusy}
      onChange={({ currentTarget: { checked: now } }) => {
        if (isBusy) return
        setChosen(now)
        void start(() => work(now))
      }}
    />
  )
}
