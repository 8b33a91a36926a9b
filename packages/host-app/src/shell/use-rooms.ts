import { useRouter } from '@tanstack/react-router'
import type { Room } from './room.ts'

/** The list of rooms, as the router was made with it. */
export function useRooms(): readonly Room[] {
  return useRouter().options.context.rooms
}
