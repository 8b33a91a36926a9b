import type { Capability, Partaking } from './capability.ts'
import { at } from './capability.ts'
import type { Context, Keeping, Occasion, ThisProcess } from './context.ts'
import type { Kind } from './database/catalog.ts'
import { OWN_TABLES } from './database/catalog.ts'
import type { Authenticators } from './http/authenticators.ts'
import type { AllHandlers } from './http/handlers.ts'
import type { QueueSettings } from './jobs/define.ts'
import type { Duty } from './jobs/duty.ts'
import { SWEEP } from './jobs/sweep.ts'
import type { Duties } from './jobs/worker.ts'
import { MAILS_ON_EVENTS } from './mails.ts'
import { PUBLIC_PAGES } from './pages.ts'

// Collects what the capabilities declare into what a process needs.

/** All of our tables. */
export function catalogOf(capabilities: readonly Capability[]): Readonly<Record<string, Kind>> {
  return Object.assign({ ...OWN_TABLES }, ...capabilities.map(({ tables }) => tables)) as Record<string, Kind>
}

export function queuesOf(capabilities: readonly Capability[]): QueueSettings[] {
  const own = capabilities.flatMap(({ announces = [], jobs = [], rounds = [] }) => [
    ...announces,
    ...jobs.map(({ job }) => job),
    ...rounds.map(({ job }) => job),
  ])
  return [SWEEP, ...own]
}

export function dutiesOf(capabilities: readonly Capability[]): Duties {
  return {
    duties: [
      ...capabilities.flatMap(({ listens = [], jobs = [] }) => [...listens, ...jobs]),
      ...mailDutiesOf(capabilities),
    ],
    sweeps: capabilities.flatMap(({ sweeps = [] }) => sweeps),
    rounds: capabilities.flatMap(({ rounds = [] }) => rounds),
  }
}

/** Empty if no capability delivers mail. */
function mailDutiesOf(capabilities: readonly Capability[]): Duty[] {
  const mails = capabilities.flatMap((each) => each.mails ?? [])
  return capabilities.flatMap(({ delivers }) => (delivers ? mails.map(delivers) : []))
}

/** Keeps the order of the capabilities. */
export function partakersOf(capabilities: readonly Capability[]): Context['partakers'] {
  const all = capabilities.flatMap(({ takesPart = [], mails = [], pages = [] }): readonly Partaking[] => [
    ...takesPart,
    ...mails.map((mail) => at(MAILS_ON_EVENTS, mail)),
    ...pages.map((page) => at(PUBLIC_PAGES, page)),
  ])
  const byOccasion = Map.groupBy(all, ({ occasion }) => occasion)
  return <Part>(occasion: Occasion<Part>) =>
    // `at` tied this part to its occasion, so the type is right.
    (byOccasion.get(occasion) ?? []).map(({ part }) => part as Part)
}

export interface Kept {
  kept: Context['kept']
  /** Opens what the capabilities keep, in order; adds the function that closes each to `opened`. */
  open: (context: Context, process: ThisProcess, opened: (() => Promise<void>)[]) => Promise<void>
}

export function keepFor(capabilities: readonly Capability[]): Kept {
  const kept = new Map<Keeping<unknown>, unknown>()
  return {
    kept: <What>(what: Keeping<What>) => {
      if (!kept.has(what))
        throw new Error(`Nobody keeps "${what.name}" in this process: no index.ts in features names it`)
      return kept.get(what) as What
    },
    async open(context, process, opened) {
      const all = capabilities.flatMap(({ keeps = [] }): readonly Keeping<unknown>[] => keeps)
      for (const what of new Set(all)) {
        if (what.role && !context.config.roles.includes(what.role)) continue
        const value = await what.open(context, process)
        opened.push(async () => what.close?.(value))
        kept.set(what, value)
      }
    },
  }
}

export function handlersOf(capabilities: readonly Capability[], context: Context): AllHandlers {
  // The list of capabilities does not compile if a route has no handler.
  return Object.assign({}, ...capabilities.map(({ routes }) => routes?.(context))) as AllHandlers
}

export function authenticatorsOf(capabilities: readonly Capability[], context: Context): Authenticators {
  const ways = capabilities.flatMap(({ authenticates = {} }) => Object.entries(authenticates))
  return Object.fromEntries(
    ways.map(([name, authenticator]) => [name, authenticator(context)]),
  ) as unknown as Authenticators
}
