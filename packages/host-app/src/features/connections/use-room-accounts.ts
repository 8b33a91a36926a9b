import type { Connection, LocationKind } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { connectionsQuery } from './queries.ts'

/** The accounts that make links for new meetings, by kind of link. */
export type RoomAccounts = ReadonlyMap<LocationKind, Connection>

/** Undefined while loading. */
export function useRoomAccounts(): RoomAccounts | undefined {
  const { call } = useDeps()
  const { data, error } = useQuery(connectionsQuery(call))
  return useMemo(() => {
    if (!data) return error ? new Map() : undefined
    return new Map(
      data.rooms.flatMap(({ kind, connectionId }) => {
        const connection = data.connections.find(({ id }) => id === connectionId)
        return connection ? [[kind, connection] as const] : []
      }),
    )
  }, [data, error])
}
