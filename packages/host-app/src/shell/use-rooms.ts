import { useRouter } from '@tanstack/react-router'
import type { Room } from './room.ts'

/** The list of rooms that the router was created with. */
export function useRooms(): readonly Room[] {
  return useRouter().options.context.rooms
}
