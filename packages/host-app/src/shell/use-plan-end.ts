import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isShutOut } from '../data/plans/plan-rules.ts'
import { reaches } from '../data/acting/reach.ts'
import { useMe } from '../data/use-me.ts'

/** Goes to `/upgrade` as soon as the plan has ended. */
export function usePlanEnd(): void {
  const me = useMe()
  const navigate = useNavigate()
  const isOut = useLocation({ select: ({ pathname }) => reaches(me, 'pay') && isShutOut(me, pathname) })
  useEffect(() => {
    if (isOut) void navigate({ to: '/upgrade', replace: true })
  }, [isOut, navigate])
}
