import { randomBytes } from 'node:crypto'
import type { Stored, StripeEvent } from './objects.ts'
import { missing } from './refusal.ts'

export const API_VERSION = '2026-10-28.endive'

type Kind = Stored['object']
type Of<K extends Kind> = Extract<Stored, { object: K }>

/** Everything in one Stripe account. */
export interface World {
  /** The stand-in's origin, for links in responses. */
  origin: string
  /** In seconds. */
  now: () => number
  /** Moves the clock forward by that many seconds. */
  moveOn: (seconds: number) => void
  objects: ReadonlyMap<string, Stored>
  /** Counts invoices, for their numbers. */
  counter: number
  newId: (prefix: string) => string
  add: <One extends Stored>(object: One) => One
  remove: (id: string) => void
  get: <K extends Kind>(kind: K, id: string, param?: string) => Of<K>
  all: <K extends Kind>(kind: K) => Of<K>[]
  tell: (type: string, object: object) => void
  toJSON: () => object
  restore: (kept: unknown) => void
}

interface KeptWorld {
  counter: number
  moved: number
  objects: Stored[]
}

interface WorldOptions {
  origin: string
  now: () => number
  deliver: (event: StripeEvent) => void
}

export function newWorld({ origin, now, deliver }: WorldOptions): World {
  const objects = new Map<string, Stored>()
  const kinds = new Map<Kind, Map<string, Stored>>()
  const ofKind = (kind: Kind) => {
    const found = kinds.get(kind) ?? new Map<string, Stored>()
    kinds.set(kind, found)
    return found
  }
  let moved = 0
  const world: World = {
    origin,
    now: () => Math.floor(now() / 1_000) + moved,
    moveOn: (seconds) => {
      moved += seconds
    },
    objects,
    counter: 0,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    add: (object) => {
      objects.set(object.id, object)
      ofKind(object.object).set(object.id, object)
      return object
    },
    remove: (id) => {
      const kind = objects.get(id)?.object
      objects.delete(id)
      if (kind) ofKind(kind).delete(id)
    },
    get: (kind, id, param) => {
      const stored = objects.get(id)
      if (stored?.object !== kind) throw missing(kind, id, param)
      return stored as never
    },
    // Newest first, the order of lists.
    all: (kind) => [...ofKind(kind).values()].toReversed() as never,
    tell: (type, object) =>
      deliver(
        world.add<StripeEvent>({
          id: world.newId('evt'),
          object: 'event',
          api_version: API_VERSION,
          created: world.now(),
          data: { object },
          livemode: false,
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          type,
        }),
      ),
    toJSON: (): KeptWorld => ({ counter: world.counter, moved, objects: [...objects.values()] }),
    restore: (given) => {
      const before = given as KeptWorld
      for (const object of before.objects) world.add(object)
      world.counter = before.counter
      moved = before.moved
    },
  }
  return world
}

export function kept(world: World, prefix: string) {
  return { id: world.newId(prefix), created: world.now(), livemode: false as const, metadata: {} }
}
