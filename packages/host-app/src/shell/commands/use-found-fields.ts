import { useQuery } from '@tanstack/react-query'
import { useLanguage, useText } from '../../language/language.tsx'
import type { Speech } from '../../language/speech.ts'
import type { Room, TabFields } from '../room.ts'
import { useRooms } from '../use-rooms.ts'

async function loadFields(rooms: readonly Room[], speech: Speech): Promise<TabFields[]> {
  const fields = await Promise.all(rooms.flatMap((room) => room.fields?.() ?? []))
  await speech.learn(fields.flatMap(({ texts }) => texts))
  return fields
}

/** The names of the fields on a tab, by its address. Empty until something is typed and they are loaded. */
export function useFoundFields(typed: string): (path: string) => readonly string[] {
  const t = useText()
  const { speech, language } = useLanguage()
  const rooms = useRooms()
  const { data = [] } = useQuery({
    queryKey: ['command-fields', language],
    queryFn: () => loadFields(rooms, speech),
    staleTime: Infinity,
    enabled: typed !== '',
  })
  const names: Readonly<Record<string, readonly string[] | undefined>> = Object.assign(
    {},
    ...data.map((fields) => fields.names(t)),
  )
  return (path) => (typed === '' ? [] : (names[path] ?? []))
}
