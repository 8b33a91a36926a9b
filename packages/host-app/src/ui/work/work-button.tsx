import type { ComponentProps } from 'react'
import { BusyButton } from './busy-button.tsx'
import { useWork } from './use-work.ts'

interface Props extends Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'onClick' | 'type'> {
  work: () => Promise<unknown>
}

/** A button that is busy until its work is done, so that a second click does not start it again. */
export function WorkButton({ work, ...props }: Props) {
  const { isBusy, start } = useWork()
  return <BusyButton {...props} isBusy={isBusy} onClick={() => void start(work)} />
}
