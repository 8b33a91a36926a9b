import { readFile } from 'node:fs/promises'
import { FEATURES } from '../../packages/domain/src/entitlements/index.ts'
import * as limits from '../../packages/domain/src/limits.ts'
import { texts } from '../../packages/messages/src/en/administration.ts'
import { resumeWorkers, readBackupState } from '../../packages/server/src/backup/state.ts'
import type { Context } from '../../packages/server/src/context.ts'
import { AppError } from '../../packages/server/src/errors.ts'
import { findAccountByEmail } from '../../packages/server/src/features/accounts/operations.ts'
import { loadCards, takeStep } from '../../packages/server/src/features/administration/gift-cards.ts'
import type { Administered } from '../../packages/server/src/features/administration/operations.ts'
import {
  changePlan,
  deleteNow,
  disable,
  enable,
  listAccounts,
  listActions,
  mark,
  resetSecondFactor,
} from '../../packages/server/src/features/administration/operations.ts'
import { alignCatalog, changePopup } from '../../packages/server/src/features/administration/upgrades.ts'
import type { GiftCardStep } from '../../packages/server/src/features/referrals/gift-cards.ts'
import { giftCardStock, waitingGiftCards } from '../../packages/server/src/features/referrals/gift-cards.ts'
import { dueByQueue } from '../../packages/server/src/jobs/store.ts'
import type { ConfigWithDatabase } from './backups.ts'
import { BACKUP_COMMANDS } from './backups.ts'

/** The arguments are not a command. The message says what would be. */
export class Usage extends Error {}

interface Command {
  /** The command as the operator types it. */
  usage: string
  does: string
  run: (context: Context, words: string[]) => Promise<string>
}

const GIFT_CARD_STEPS: Record<GiftCardStep, string> = {
  sent: 'Marked as sent. The host sees it.',
  hold: 'On hold until you release it.',
  release: 'Released. It goes out once it is due.',
  return: 'Canceled. The host has the points again.',
}

function isGiftCardStep(step: string): step is GiftCardStep {
  return Object.hasOwn(GIFT_CARD_STEPS, step)
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Usage(`"${file}" cannot be read: ${String(cause)}`)
  })
  return text.split('\n').flatMap((line) => line.trim() || [])
}

const COMMANDS: Record<string, Command> = {
  list: {
    usage: 'list [WORD]',
    does: 'Lists accounts, newest first. WORD searches names, email addresses and links',
    run: async (context, [word]) => {
      const lines: string[] = []
      let cursor: string | undefined
      do {
        const page = await listAccounts(context, word, cursor)
        lines.push(...page.accounts.map(lineOf))
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      return lines.join('\n') || 'No accounts found.'
    },
  },
  plan: {
    usage: 'plan EMAIL prime|basic PLAN EVENTS|unlimited [PEOPLE]',
    does: 'Changes the plan of the account and of the organization that it owns. PEOPLE: seats of a business plan',
    run: async (context, [email, type, plan, events, people]) => {
      if ((type !== 'prime' && type !== 'basic') || !plan || !/^(unlimited|\d{1,5})$/.test(events ?? ''))
        throw usageOf('plan')
      if (people !== undefined && !/^[1-9]\d{0,3}$/.test(people)) throw usageOf('plan')
      const change = {
        account_type: type,
        plan_type: plan,
        event_numbers: events === 'unlimited' ? null : Number(events),
        ...(people !== undefined && { quantity: Number(people) }),
      } as const
      return lineOf(await changePlan(context, null, await idOf(context, email), change))
    },
  },
  disable: {
    usage: 'disable EMAIL REASON …',
    does: 'Blocks signing in and takes the booking pages offline',
    run: async (context, [email, ...reason]) =>
      lineOf(await disable(context, null, await idOf(context, email), given('disable', reason))),
  },
  enable: {
    usage: 'enable EMAIL',
    does: 'Lets the account sign in again and brings the booking pages back online',
    run: async (context, [email]) => lineOf(await enable(context, null, await idOf(context, email))),
  },
  'reset-second-factor': {
    usage: 'reset-second-factor EMAIL PROOF …',
    does: 'Lets the account sign in with just the password. PROOF: how they proved who they are',
    run: async (context, [email, ...proof]) => {
      const id = await idOf(context, email)
      return lineOf(await resetSecondFactor(context, null, id, given('reset-second-factor', proof)))
    },
  },
  delete: {
    usage: 'delete EMAIL REASON … --now',
    does: 'Deletes the account and everything in it right away. This can’t be undone',
    run: async (context, [email, ...rest]) => {
      if (!rest.includes('--now')) throw usageOf('delete')
      const reason = rest.filter((word) => word !== '--now')
      await deleteNow(context, null, await idOf(context, email), given('delete', reason))
      return `Deleted ${email}.`
    },
  },
  operator: {
    usage: 'operator EMAIL [--not]',
    does: 'Makes the account an operator, who manages accounts in the dashboard. --not undoes it',
    run: async (context, [email, not]) =>
      lineOf(await mark(context, null, await idOf(context, email), not !== '--not')),
  },
  popup: {
    usage: 'popup FEATURE [WORDS …]',
    does: 'Changes the text that hosts read when their plan lacks FEATURE, as simple HTML. No WORDS: the default text',
    run: async (context, [id = '', ...words]) =>
      changePopup(context, null, { id, html: words.join(' ').trim() }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'popup_not_found')
          throw new Usage(
            `"${id}" is not a feature; expected one of ${FEATURES.map(({ slug }) => slug).join(', ')}.`,
          )
        throw error
      }),
  },
  catalog: {
    usage: 'catalog',
    does: 'Updates products and prices in Stripe to match your plans',
    run: async (context) => {
      if (!context.config.billing)
        throw new Usage(
          'STRIPE_SECRET_KEY is not set: nothing is sold; expected the keys that the server has.',
        )
      return (await alignCatalog(context, null)).join('\n') || 'Stripe matches your plans.'
    },
  },
  'gift-cards': {
    usage: 'gift-cards',
    does: 'Lists claimed gift cards that wait, oldest first, and the codes in stock',
    run: async (context) => {
      const waiting = (await waitingGiftCards(context)).map((card) =>
        [
          card.claimId,
          card.email,
          `${card.dollars} dollars`,
          card.heldAt ? 'on hold' : `goes out on ${card.dueAt.toISOString().slice(0, 10)}`,
        ].join('  '),
      )
      const stock = (await giftCardStock(context)).map(({ points, count }) => `${count} of ${points} points`)
      return [
        waiting.join('\n') || 'No gift cards wait.',
        `In stock: ${stock.join(', ') || 'none. Each card waits until you send it by hand'}.`,
      ].join('\n')
    },
  },
  'gift-card': {
    usage: `gift-card ${Object.keys(GIFT_CARD_STEPS).join('|')} ID`,
    does: 'Changes a waiting gift card: marks it as sent by hand, holds it, releases it, or cancels it and returns its points',
    run: async (context, [step = '', id = '']) => {
      if (!isGiftCardStep(step))
        throw new Usage(`"${step}" is not a step; expected ${Object.keys(GIFT_CARD_STEPS).join(', ')}.`)
      try {
        await takeStep(context, null, id, step)
        return GIFT_CARD_STEPS[step]
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return `No gift card with the ID "${id}" waits. "gift-cards" lists those that do.`
      }
    },
  },
  'load-gift-cards': {
    usage: 'load-gift-cards POINTS FILE',
    does: `Adds gift card codes to the stock, one on each line of FILE. POINTS: ${limits.GIFT_CARD_POINTS.join(', ')}`,
    run: async (context, [points = '', file = '']) => {
      const codes = await linesOf(file)
      if (!limits.GIFT_CARD_POINTS.some((worth) => String(worth) === points))
        throw new Usage(
          `"${points}" points buy no gift card; expected ${limits.GIFT_CARD_POINTS.join(', ')}.`,
        )
      const count = await loadCards(context, null, Number(points), codes)
      const known = codes.length - count
      return `Codes added: ${count}, worth ${points} points each.${known > 0 ? ` In stock before: ${known}.` : ''}`
    },
  },
  resume: {
    usage: 'resume [--now]',
    does: 'Says what a restored server would do at once. --now lets it send emails and call others again',
    run: async (context, [now]) => {
      const { restored } = await readBackupState(context.pool)
      if (!restored) return 'Nothing waits for you: workers send and call as usual.'
      const due = await dueByQueue(context.db, new Date(context.clock.now()))
      const jobs = `Due jobs: ${due.map(({ queue, count }) => `${queue} ${count}`).join(', ') || 'none'}.`
      if (now !== '--now')
        return `${jobs}\nRestored from the backup of ${restored.takenAt.toISOString()}, so the former server may have done them already. Let them run: pnpm admin resume --now`
      await resumeWorkers(context.pool)
      return `${jobs}\nResumed. Workers that run begin within seconds.`
    },
  },
  log: {
    usage: 'log',
    does: 'Lists what operators did, newest first',
    run: async (context) => {
      const { actions } = await listActions(context, undefined)
      const lines = actions.map(({ action, by, email }) =>
        [
          action.done_at.toISOString(),
          texts[`administration.did_${action.kind}`],
          email ?? action.account_id ?? 'no account',
          action.by_account === null ? texts['administration.at_server'] : (by ?? action.by_account),
          action.detail,
        ].join('  '),
      )
      return lines.join('\n') || 'No changes yet.'
    },
  },
}

/** The command with its words. Both kinds return its output, and throw `Usage` or the operation's error. */
export type AdminCommand =
  | { onServer: (context: Context) => Promise<string> }
  | { onDatabase: (config: ConfigWithDatabase) => Promise<string> }

/** Throws `Usage` if there is no such command. */
export function commandOf([name = '', ...words]: readonly string[]): AdminCommand {
  const onDatabase = Object.hasOwn(BACKUP_COMMANDS, name) ? BACKUP_COMMANDS[name] : undefined
  if (onDatabase) return { onDatabase: async (config) => onDatabase.run(config, words) }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Usage(help())
  return { onServer: async (context) => command.run(context, words) }
}

async function idOf(context: Context, email = ''): Promise<string> {
  const found = await findAccountByEmail(context, email)
  if (!found)
    throw new Usage(`No account has the email address "${email}"; expected one that \`list\` shows.`)
  return found.account.id
}

function given(command: string, words: readonly string[]): string {
  const reason = words.join(' ').trim()
  if (!reason) throw usageOf(command)
  return reason
}

function usageOf(command: string): Usage {
  return new Usage(`Expected: pnpm admin ${COMMANDS[command]?.usage}`)
}

function help(): string {
  const all = [...Object.values(COMMANDS), ...Object.values(BACKUP_COMMANDS)]
  const lines = all.map(({ usage, does }) => `  ${usage.padEnd(54)}${does}`)
  return ['Expected one of these behind `pnpm admin`:', ...lines].join('\n')
}

function lineOf({ account, deletion, hasSecondFactor }: Administered): string {
  const { email, name, link, account_type, plan_type, event_numbers } = account
  return [
    email,
    name,
    `/${link}`,
    `${account_type}, ${plan_type}, ${event_numbers ?? 'unlimited'} events`,
    ...(account.verified_at ? [] : ['address not confirmed']),
    ...(account.is_operator ? ['operator'] : []),
    ...(hasSecondFactor ? ['two-factor'] : []),
    ...(account.disabled_at ? ['disabled'] : []),
    ...(deletion ? [`will be deleted on ${deletion.ends_at.toISOString().slice(0, 10)}`] : []),
  ].join('  ')
}
