import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import type { Room } from '../room.ts'
import { useDeps } from '../../data/deps.ts'
import { useLanguage } from '../../language/language.tsx'
import type { Speech } from '../../language/speech.ts'
import { useRooms } from '../use-rooms.ts'
import type { CommandSource, CommandWorld, RunnableCommand } from '../command.ts'

const known = new WeakMap<Speech, Promise<CommandSource[]>>()

/** Repeat: the same promise, so that a menu that is opened again has them at once. */
function sourcesOf(rooms: readonly Room[], speech: Speech): Promise<CommandSource[]> {
  const sources = known.get(speech) ?? loadSources(rooms, speech)
  known.set(speech, sources)
  return sources
}

async function loadSources(rooms: readonly Room[], speech: Speech): Promise<CommandSource[]> {
  const found = rooms.filter(({ commands }) => commands)
  const [sources] = await Promise.all([
    Promise.all(found.flatMap(({ commands }) => commands?.() ?? [])),
    speech.learn(found.flatMap(({ texts }) => texts ?? [])),
  ])
  return sources
}

/** What the rooms know of what was typed; all that they have before anything was. */
export function useFoundCommands(typed: string, world: CommandWorld): RunnableCommand[] {
  const { call } = useDeps()
  const { speech } = useLanguage()
  const sources = use(sourcesOf(useRooms(), speech))
  const answers = useQueries({ queries: sources.map(({ query }) => query(call, typed)) })
  return sources.flatMap(({ tell }, index) => {
    const found = answers[index]?.data
    return found === undefined ? [] : tell(found, world)
  })
}
