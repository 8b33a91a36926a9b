import type { Me } from '@scheduling/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeps } from './deps.ts'
import { meQuery } from './me.ts'

export function useMe(): Me {
  const { call } = useDeps()
  return useSuspenseQuery(meQuery(call)).data
}
