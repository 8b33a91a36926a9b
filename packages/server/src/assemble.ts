import type { Capability, HookPart } from './capability.ts'
import { on } from './capability.ts'
import type { Context, Service, Hook, ThisProcess } from './context.ts'
import type { Kind } from './database/catalog.ts'
import { OWN_TABLES } from './database/catalog.ts'
import type { Authenticators } from './http/authenticators.ts'
import type { AllHandlers } from './http/handlers.ts'
import type { QueueSettings } from './jobs/define.ts'
import type { JobHandler } from './jobs/handlers.ts'
import { CLEANUP } from './jobs/cleanup.ts'
import type { BackgroundWork } from './jobs/worker.ts'
import { MAILS_ON_EVENTS } from './mails.ts'
import { PUBLIC_PAGES } from './pages.ts'

// Collects what the capabilities declare into what a process needs.

/** All of our tables. */
export function catalogOf(capabilities: readonly Capability[]): Readonly<Record<string, Kind>> {
  return Object.assign({ ...OWN_TABLES }, ...capabilities.map(({ tables }) => tables)) as Record<string, Kind>
}

export function queuesOf(capabilities: readonly Capability[]): QueueSettings[] {
  const own = capabilities.flatMap(({ publishes = [], jobs = [], cronJobs = [] }) => [
    ...publishes,
    ...jobs.map(({ job }) => job),
    ...cronJobs.map(({ job }) => job),
  ])
  return [CLEANUP, ...own]
}

export function backgroundWorkOf(capabilities: readonly Capability[]): BackgroundWork {
  return {
    handlers: [
      ...capabilities.flatMap(({ subscribes = [], jobs = [] }) => [...subscribes, ...jobs]),
      ...mailHandlersOf(capabilities),
    ],
    cleanups: capabilities.flatMap(({ cleanups = [] }) => cleanups),
    cronJobs: capabilities.flatMap(({ cronJobs = [] }) => cronJobs),
  }
}

/** Empty if no capability delivers mail. */
function mailHandlersOf(capabilities: readonly Capability[]): JobHandler[] {
  const mails = capabilities.flatMap((each) => each.mails ?? [])
  return capabilities.flatMap(({ delivers }) => (delivers ? mails.map(delivers) : []))
}

/** Keeps the order of the capabilities. */
export function hooksOf(capabilities: readonly Capability[]): Context['hooks'] {
  const all = capabilities.flatMap(({ hooks = [], mails = [], pages = [] }): readonly HookPart[] => [
    ...hooks,
    ...mails.map((mail) => on(MAILS_ON_EVENTS, mail)),
    ...pages.map((page) => on(PUBLIC_PAGES, page)),
  ])
  const byHook = Map.groupBy(all, ({ hook }) => hook)
  return <Part>(hook: Hook<Part>) =>
    // `on` tied this part to its hook, so the type is right.
    (byHook.get(hook) ?? []).map(({ part }) => part as Part)
}

export interface Services {
  service: Context['service']
  /** Opens the services of the capabilities, in order; adds the function that closes each to `opened`. */
  open: (context: Context, process: ThisProcess, opened: (() => Promise<void>)[]) => Promise<void>
}

export function openServices(capabilities: readonly Capability[]): Services {
  const values = new Map<Service<unknown>, unknown>()
  return {
    service: <Value>(service: Service<Value>) => {
      if (!values.has(service))
        throw new Error(`"${service.name}" is not open in this process: no index.ts in features lists it`)
      return values.get(service) as Value
    },
    async open(context, process, opened) {
      const all = capabilities.flatMap(({ services = [] }): readonly Service<unknown>[] => services)
      for (const service of new Set(all)) {
        if (service.role && !context.config.roles.includes(service.role)) continue
        const value = await service.open(context, process)
        opened.push(async () => service.close?.(value))
        values.set(service, value)
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
