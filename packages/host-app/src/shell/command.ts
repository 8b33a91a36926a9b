import type { Call, Me } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { UseNavigateResult } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Format } from '../time/format.ts'

export interface Command {
  id: string
  text: string
  /** Other search words for it. */
  words?: string
}

export interface RunnableCommand extends Command {
  icon: ComponentType<{ size?: number }>
  note?: string
  keys?: string
  run: () => void
}

/** What a command needs for its text and to run. */
export interface CommandWorld {
  t: HostTranslate
  format: Format
  me: Me
  /** Origin of the booking pages, without a trailing slash. */
  origin: string
  navigate: UseNavigateResult<string>
  copy: (text: string, said: string) => void
}

/** What the command menu can find in a room. */
export interface CommandSource {
  query: (call: Call, typed: string) => { queryKey: QueryKey }
  tell: (found: unknown, world: CommandWorld) => RunnableCommand[]
}

/** `tell` gets the result of `query`. */
export function commandSource<T>(
  query: (call: Call, typed: string) => { queryKey: DataTag<QueryKey, T, Error> },
  tell: (found: T, world: CommandWorld) => RunnableCommand[],
): CommandSource {
  return { query, tell: tell as CommandSource['tell'] }
}
