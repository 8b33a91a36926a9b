import { isolated } from './isolate.ts'
import { useFormat, useText } from './language.tsx'

/** Joins names to one text, each with a direction of its own. Of more than `max`, it says how many are left out. */
export function useShortList(): (names: readonly string[], max: number) => string {
  const t = useText()
  const format = useFormat()
  return (names, max) => {
    const shown = names.slice(0, max).map(isolated)
    const more = names.length - shown.length
    return format.list(more > 0 ? [...shown, t('names.more', { count: more })] : shown)
  }
}
