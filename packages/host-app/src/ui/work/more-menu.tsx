import { ActionIcon, Menu } from '@mantine/core'
import type { MenuItemProps } from '@mantine/core'
import { createContext, use, useRef } from 'react'
import type { ReactNode } from 'react'
import { useFocusKept } from '../focus-back.ts'
import { IconMore } from '../icons.ts'
import type { Work } from './use-work.ts'
import { useWork } from './use-work.ts'

const StartContext = createContext<Work['start']>((work) => work().then(() => undefined))

interface Props {
  /** For screen readers: whose actions they are. */
  label: string
  width?: number
  size?: number
  children: ReactNode
}

/** Actions behind three dots, which are busy while the work of a `WorkItem` goes on: the menu itself is closed then. */
export function MoreMenu({ label, width = 200, size = 40, children }: Props) {
  const { isBusy, start } = useWork()
  const button = useRef<HTMLButtonElement>(null)
  useFocusKept(button, isBusy)
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={size}
          loading={isBusy}
          aria-busy={isBusy}
          aria-label={label}
        >
          <IconMore size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <StartContext value={start}>{children}</StartContext>
      </Menu.Dropdown>
    </Menu>
  )
}

interface WorkItemProps extends MenuItemProps {
  work: () => Promise<unknown>
}

/** An item of a `MoreMenu` that asks the server for something. */
export function WorkItem({ work, ...props }: WorkItemProps) {
  const start = use(StartContext)
  return <Menu.Item {...props} onClick={() => void start(work)} />
}
