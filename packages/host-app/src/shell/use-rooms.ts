import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMe } from '../data/use-me.ts'
import { reachedRooms } from './reached-rooms.ts'
import type { Room } from './room.ts'

/** The rooms that the signed-in person sees, of those that the router was created with. */
export function useRooms(): readonly Room[] {
  const { rooms } = useRouter().options.context
  const { role, organization } = useMe()
  return useMemo(() => reachedRooms(rooms, { role, organization }), [rooms, role, organization])
}
