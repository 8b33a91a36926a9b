import type { KeyArea, Scope } from '@scheduling/contract'
import { areasOf } from '../../data/key-areas.ts'
import { useFormat, useText } from '../../language/language.tsx'

/** What an app or a key may do, in a line or two. */
export function useScopeLines(scopes: readonly Scope[]): string[] {
  const t = useText()
  const format = useFormat()
  const { write, read } = areasOf(scopes)
  const words = (areas: KeyArea[]) => format.list(areas.map((area) => t(`api_keys.area_${area}`)))
  return [
    ...(write.length > 0 ? [t('oauth.changes', { areas: words(write) })] : []),
    ...(read.length > 0 ? [t('oauth.reads', { areas: words(read) })] : []),
  ]
}
