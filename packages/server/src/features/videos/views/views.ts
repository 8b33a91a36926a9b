import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { service } from '../../../context.ts'
import { countTogether } from '../../abuse/operations.ts'
import { LIMITS } from '../record/limits.ts'
import type { ViewNews } from './news.ts'
import type { NewView } from './store.ts'
import { putViews } from './store.ts'
import type { Ticket } from './ticket.ts'

const WRITTEN_EVERY_MS = 1_000
const WRITTEN_AT_ONCE = 2_000
// Pages tell every five seconds. Who is silent for longer is found in the database again.
const REMEMBERED_MS = 2 * MINUTE
// Videos play up to twice as fast. A page that was hidden tells late.
const SECONDS_PER_SECOND = 2
const SPARE_SECONDS = 5
// Nobody opens so many links of one campaign in this time; who looks into mails before people get them does.
const BURST_MS = 10_000
const LEADS_OF_ONE = 3

interface Seen {
  lastAt: Instant
  hasPlayed: boolean
}

interface Burst {
  since: Instant
  leads: Set<string>
  /** Views that nobody has played, by their id. */
  unplayed: Map<string, Ticket>
}

/**
 * Gathers what pages tell, and writes it in batches, so that no page waits for the database and bookings do not wait for
 * pages. A process that is killed loses a second.
 */
export class Views {
  readonly #context: Pick<Context, 'db' | 'clock'>
  readonly #ticking: NodeJS.Timeout
  readonly #seen = new Map<string, Seen>()
  readonly #bursts = new Map<string, Burst>()
  #waiting = new Map<string, NewView>()
  #begun = new Map<string, string>()
  #writing: Promise<void> = Promise.resolve()

  constructor(context: Pick<Context, 'db' | 'clock'>, report: (error: unknown) => void) {
    this.#context = context
    this.#ticking = setInterval(() => void this.write().catch(report), WRITTEN_EVERY_MS).unref()
  }

  /** `network`: null for this machine. */
  note(
    ticket: Ticket,
    news: ViewNews,
    { network, isRobot }: { network: string | null; isRobot: boolean },
  ): void {
    const now = this.#context.clock.now()
    const { id } = ticket
    const seen = this.#seen.get(id)
    if (!seen && network !== null) this.#begun.set(id, network)
    const passed = (now - (seen?.lastAt ?? ticket.at)) / 1_000
    const most = Math.floor(passed * SECONDS_PER_SECOND + SPARE_SECONDS)
    const hasPlayed = news.hasPlayed || news.seconds.length > 0 || seen?.hasPlayed === true
    this.#seen.delete(id)
    this.#seen.set(id, { lastAt: now, hasPlayed })
    const isBurst = this.#isBurst(ticket, { network, hasPlayed }, now)
    const before = this.#waiting.get(id)
    this.#waiting.set(id, {
      ticket,
      firstAt: before?.firstAt ?? now,
      lastAt: now,
      playedAt: before?.playedAt ?? (hasPlayed ? now : null),
      clickedAt: before?.clickedAt ?? (news.hasClicked ? now : null),
      seconds: [...(before?.seconds ?? []), ...news.seconds.slice(0, Math.max(0, most))],
      length: before?.length ?? news.length,
      isSuspect: isRobot || news.isProgram || (!hasPlayed && (isBurst || before?.isSuspect === true)),
    })
  }

  /** Whether too many leads' links are opened at once. If so, the views that came first are suspect, too. */
  #isBurst(
    ticket: Ticket,
    { network, hasPlayed }: { network: string | null; hasPlayed: boolean },
    now: Instant,
  ): boolean {
    const { campaignId, leadId, id } = ticket
    if (campaignId === null || leadId === null || network === null) return false
    const key = `${network} ${campaignId}`
    const before = this.#bursts.get(key)
    const burst =
      before && now - before.since < BURST_MS
        ? before
        : { since: now, leads: new Set<string>(), unplayed: new Map<string, Ticket>() }
    this.#bursts.set(key, burst)
    burst.leads.add(leadId)
    if (hasPlayed) burst.unplayed.delete(id)
    else burst.unplayed.set(id, ticket)
    if (burst.leads.size <= LEADS_OF_ONE) return false
    for (const first of burst.unplayed.values()) this.#suspect(first, now)
    burst.unplayed.clear()
    return true
  }

  #suspect(ticket: Ticket, now: Instant): void {
    const nothing = { playedAt: null, clickedAt: null, seconds: [], length: null }
    const waiting = this.#waiting.get(ticket.id) ?? { ticket, firstAt: now, lastAt: now, ...nothing }
    this.#waiting.set(ticket.id, { ...waiting, isSuspect: true })
  }

  /** Repeat: writes what came since. If it fails, the next one writes it. */
  async write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(async () => this.#writeAll())
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    this.#forget()
    if (this.#waiting.size === 0) return
    const [views, begun] = [this.#waiting, this.#begun]
    this.#waiting = new Map()
    this.#begun = new Map()
    try {
      const refused = await this.#overLimit(begun)
      const newViews = [...views].flatMap(([id, view]) => (refused.has(begun.get(id) ?? '') ? [] : [view]))
      while (newViews.length > 0) await putViews(this.#context.db, newViews.splice(0, WRITTEN_AT_ONCE))
    } catch (error) {
      for (const [id, view] of views) this.#waiting.set(id, merged(view, this.#waiting.get(id)))
      throw error
    }
  }

  /** Networks that have begun too many views. */
  async #overLimit(begun: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
    const counts = new Map<string, number>()
    for (const network of begun.values()) counts.set(network, (counts.get(network) ?? 0) + 1)
    return countTogether(this.#context, LIMITS.views, counts)
  }

  #forget(): void {
    const now = this.#context.clock.now()
    for (const [id, { lastAt }] of this.#seen) {
      if (lastAt > now - REMEMBERED_MS) break
      this.#seen.delete(id)
    }
    for (const [key, { since }] of this.#bursts) if (since <= now - BURST_MS) this.#bursts.delete(key)
  }

  async close(): Promise<void> {
    clearInterval(this.#ticking)
    await this.write()
  }
}

function merged(before: NewView, after: NewView | undefined): NewView {
  if (!after) return before
  return {
    ...after,
    firstAt: before.firstAt,
    playedAt: before.playedAt ?? after.playedAt,
    clickedAt: before.clickedAt ?? after.clickedAt,
    seconds: [...before.seconds, ...after.seconds],
    length: before.length ?? after.length,
    isSuspect: after.isSuspect || (before.isSuspect && after.playedAt === null),
  }
}

export const VIEWS_OF_VIDEOS = service({
  name: 'views of videos',
  open: ({ db, clock }, { log }) =>
    new Views({ db, clock }, (error) => log.warn({ error }, 'views of videos could not be written')),
  close: (views) => views.close(),
})
