import { Outlet } from '@tanstack/react-router'
import { HostFormats } from '../shell/host-formats.tsx'
import { useAccountHabits } from '../shell/use-account-habits.ts'
import { usePlanEnd } from '../shell/use-plan-end.ts'
import { useRoomFocus } from '../shell/use-room-focus.ts'
import classes from './shell.module.css'

/** The frame of rooms without navigation. */
export function PlainFrame() {
  const content = useRoomFocus()
  useAccountHabits()
  usePlanEnd()
  return (
    <HostFormats>
      <main ref={content} id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </HostFormats>
  )
}
