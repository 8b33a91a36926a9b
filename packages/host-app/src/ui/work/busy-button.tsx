import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { focusBack, useFocusKept } from '../focus-back.ts'

interface Props extends ButtonProps, Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'aria-label'> {
  isBusy: boolean
}

/** A button that keeps the focus, which it loses while it is busy. */
export function BusyButton({ isBusy, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusKept(button, isBusy)
  useEffect(() => () => focusBack(), [])
  return <Button {...props} ref={button} loading={isBusy} />
}
