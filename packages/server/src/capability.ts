import type { FastifyInstance } from 'fastify'
import type { Context, Service, Hook, ThisProcess } from './context.ts'
import type { Kind } from './database/catalog.ts'
import type { Authenticators, Callers } from './http/authenticators.ts'
import type { AllHandlers } from './http/handlers.ts'
import type { Policy } from './http/policies.ts'
import type { QueueSettings } from './jobs/define.ts'
import type { CronJob } from './jobs/cron.ts'
import type { Cleanup } from './jobs/cleanup.ts'
import type { JobHandler } from './jobs/handlers.ts'
import type { Mail } from './mails.ts'
import type { Page } from './pages.ts'

/**
 * Everything that a process must know about one capability. Declared in its `index.ts`, listed in
 * `features/list.ts`.
 */
export interface Capability {
  /** The name of its folder. */
  name: string
  /** Its own caches, queues and keys. */
  services?: readonly Service<unknown>[]
  /** Its tables and the kind of each. */
  tables?: Readonly<Record<string, Kind>>
  /** Which of its hosts' tables are in no export, and why. The others are in one of its parts at `EXPORTED`. */
  notExported?: Readonly<Record<string, string>>
  /** How often strangers may do something, and whom the limit protects. */
  limits?: Readonly<Record<string, Policy>>
  /** Handlers for routes of the contract. */
  routes?: (context: Context) => Partial<AllHandlers>
  /** Its public pages: their addresses and forms, and who may frame them. */
  pages?: readonly Page[]
  /** Other addresses outside the contract: files, redirects. */
  mount?: (app: FastifyInstance, web: Web) => void | Promise<void>
  /** Ways to identify the caller. */
  authenticates?: { [Name in keyof Callers]?: (context: Context) => Authenticators[Name] }
  /** Events that it records for others to react to. */
  publishes?: readonly QueueSettings[]
  /** What it does when an event of another capability arrives. */
  subscribes?: readonly JobHandler[]
  /** Its mails: what triggers them, who gets them, who may turn them off, how they look. */
  mails?: readonly Mail[]
  /** How all mails are delivered. Exactly one capability declares this. */
  delivers?: (mail: Mail) => JobHandler
  /** Its own queues, and what to do with their jobs. */
  jobs?: readonly JobHandler[]
  /** Deletes what has expired, once a night. */
  cleanups?: readonly Cleanup[]
  /** Checks that run at regular times. */
  cronJobs?: readonly CronJob[]
  /** What it adds to the work of lower capabilities, inside their transactions and queries. */
  hooks?: readonly HookPart[]
}

/** Passed to everything that answers requests. */
export interface Web {
  context: Context
  process: ThisProcess
  authenticators: Authenticators
}

export interface HookPart {
  hook: Hook<unknown>
  part: unknown
}

export function on<Part>(hook: Hook<Part>, part: Part): HookPart {
  return { hook, part }
}

/** Keeps the exact type, so that its routes are checked against the contract. A field with another name does not compile. */
export function capability<const Definition extends Capability>(
  definition: Definition & Record<Exclude<keyof Definition, keyof Capability>, never>,
): Definition {
  return definition
}
