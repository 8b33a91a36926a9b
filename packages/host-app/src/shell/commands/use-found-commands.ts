import { useQueries, useQuery } from '@tanstack/react-query'
import type { Room } from '../room.ts'
import { useDeps } from '../../data/deps.ts'
import { useLanguage } from '../../language/language.tsx'
import type { Speech } from '../../language/speech.ts'
import { useRooms } from '../use-rooms.ts'
import type { CommandSource, CommandWorld, RunnableCommand } from '../command.ts'

async function loadSources(rooms: readonly Room[], speech: Speech): Promise<CommandSource[]> {
  const found = rooms.filter(({ commands }) => commands)
  const [sources] = await Promise.all([
    Promise.all(found.flatMap(({ commands }) => commands?.() ?? [])),
    speech.learn(found.flatMap(({ texts }) => texts ?? [])),
  ])
  return sources
}

/**
 * What the rooms find for the typed text; everything that they have if nothing was typed. Empty until they are
 * loaded: a menu that waited for them would have no field to type in.
 */
export function useFoundCommands(typed: string, world: CommandWorld): RunnableCommand[] {
  const { call } = useDeps()
  const { speech, language } = useLanguage()
  const rooms = useRooms()
  const { data: sources = [] } = useQuery({
    queryKey: ['command-sources', language],
    queryFn: () => loadSources(rooms, speech),
    staleTime: Infinity,
  })
  const answers = useQueries({ queries: sources.map(({ query }) => query(call, typed)) })
  return sources.flatMap(({ tell }, index) => {
    const found = answers[index]?.data
    return found === undefined ? [] : tell(found, world)
  })
}
