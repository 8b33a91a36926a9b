import type { FastifyInstance } from 'fastify'
import type { Context, Keeping, Occasion, ThisProcess } from './context.ts'
import type { Kind } from './database/catalogue.ts'
import type { Authenticators, Callers } from './http/authenticators.ts'
import type { AllHandlers } from './http/handlers.ts'
import type { Policy } from './http/policies.ts'
import type { QueueSettings } from './jobs/define.ts'
import type { Round } from './jobs/rounds.ts'
import type { Sweep } from './jobs/sweep.ts'
import type { Duty } from './jobs/duty.ts'
import type { Mail } from './mails.ts'

/** Everything that a process must know of one capability; said in its `index.ts`, listed in `features/list.ts`. */
export interface Capability {
  /** Of its folder. */
  name: string
  /** What it keeps of its own: caches, queues, keys. */
  keeps?: readonly Keeping<unknown>[]
  /** Its tables, and what kind each is. */
  tables?: Readonly<Record<string, Kind>>
  /** How often strangers may do what, and whom that protects. */
  limits?: Readonly<Record<string, Policy>>
  /** What it does for routes of the contract. */
  routes?: (context: Context) => Partial<AllHandlers>
  /** Addresses that are in no contract: pages, files, redirects. */
  mount?: (app: FastifyInstance, web: Web) => void | Promise<void>
  /** Ways to show who calls. */
  authenticates?: { [Name in keyof Callers]?: (context: Context) => Authenticators[Name] }
  /** Events that it records; others listen. */
  announces?: readonly QueueSettings[]
  /** What it does when others' events come. */
  listens?: readonly Duty[]
  /** Which mails it has: what they answer, who reads them, who may stop them, how they look. */
  mails?: readonly Mail[]
  /** How mails are delivered, those of all. One capability says it. */
  delivers?: (mail: Mail) => Duty
  /** Queues of its own, and what is done for what is in them. */
  jobs?: readonly Duty[]
  /** What has expired, once a night. */
  sweeps?: readonly Sweep[]
  /** What it looks after again and again. */
  rounds?: readonly Round[]
  /** What it adds to what lower capabilities do, within their transactions and questions. */
  takesPart?: readonly Partaking[]
}

/** What those get that answer requests. */
export interface Web {
  context: Context
  process: ThisProcess
  authenticators: Authenticators
}

export interface Partaking {
  occasion: Occasion<unknown>
  part: unknown
}

export function at<Part>(where: Occasion<Part>, part: Part): Partaking {
  return { occasion: where, part }
}

/** Keeps the exact type: which routes it has is checked against the contract. */
export function capability<const Said extends Capability>(said: Said): Said {
  return said
}
