import type { Tape } from './tape.ts'

// The tapes of this page. Their workers go on when another room is opened, as long as the page stays.

let tapes: readonly Tape[] = []
const listeners = new Set<() => void>()

function change(next: readonly Tape[]): void {
  tapes = next
  for (const listener of listeners) listener()
}

/** The tape is wanted: shown wherever videos are listed, until the server has it. */
export function showTape(tape: Tape): void {
  change([...tapes.filter(({ id }) => id !== tape.id), tape])
  const stop = tape.subscribe(() => {
    if (tape.progress().upload !== 'done') return
    stop()
    hideTape(tape.id)
  })
}

export function hideTape(id: string): void {
  change(tapes.filter((tape) => tape.id !== id))
}

export const tapesHere = {
  list: (): readonly Tape[] => tapes,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
