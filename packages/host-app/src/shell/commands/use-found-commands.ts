import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import type { Room } from '../../app/room.ts'
import { useDeps } from '../../data/deps.ts'
import { useRooms } from '../use-rooms.ts'
import type { CommandSource, CommandWorld, RunnableCommand } from './command.ts'

const loaded = new WeakMap<readonly Room[], Promise<CommandSource[]>>()

/** Repeat: the same promise, so that a menu that is opened again has them at once. */
function sourcesOf(rooms: readonly Room[]): Promise<CommandSource[]> {
  const sources = loaded.get(rooms) ?? Promise.all(rooms.flatMap(({ commands }) => commands?.() ?? []))
  loaded.set(rooms, sources)
  return sources
}

/** What the rooms know of what was typed; all that they have before anything was. */
export function useFoundCommands(typed: string, world: CommandWorld): RunnableCommand[] {
  const { call } = useDeps()
  const sources = use(sourcesOf(useRooms()))
  const answers = useQueries({ queries: sources.map(({ query }) => query(call, typed)) })
  return sources.flatMap(({ tell }, index) => {
    const found = answers[index]?.data
    return found === undefined ? [] : tell(found, world)
  })
}
