import { folded } from '@scheduling/domain'
import type { Command } from '../command.ts'

/** The commands that match the typed text, best first; all of them if nothing was typed. */
export function rankCommands<C extends Command>(commands: readonly C[], typed: string): C[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...commands]
  return commands
    .map((command) => ({ command, points: points(command, wanted) }))
    .filter(({ points: found }) => found > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ command }) => command)
}

/**
 * Every typed word must match. The beginning of the text counts most, and the beginning of a word more than its
 * middle.
 */
function points({ text, words = '' }: Command, wanted: readonly string[]): number {
  const title = folded(text)
  const all = `${title} ${folded(words)}`
  const each = wanted.map((word) => {
    if (title.startsWith(word)) return 8
    if (title.includes(` ${word}`)) return 4
    if (all.includes(` ${word}`)) return 2
    return all.includes(word) ? 1 : 0
  })
  return each.includes(0) ? 0 : each.reduce((sum: number, one) => sum + one, 0)
}
