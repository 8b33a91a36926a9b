import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { RunningTrial, TrialStandIn } from '../../packages/sandbox/src/service/trial.ts'
import type { Config } from '../../packages/server/src/config.ts'
import { MAKERS } from '../../packages/server/src/providers/list.ts'
import { variablesOf } from '../../packages/server/src/providers/registration.ts'
import { addressOf, COLLEAGUES } from '../seed-organization.ts'

export interface StandIns {
  settings: Pick<
    Config,
    'registrations' | 'trialAccounts' | 'trialPeople' | 'providerOrigins' | 'zapierStandIn'
  >
  /** The providers whose calendars we can fill. */
  calendars: { provider: string; enter: NonNullable<RunningTrial['enter']> }[]
  /** Where tax ids are checked. */
  registerOrigin: string
  /** Printed for the person who starts it. */
  said: string[]
  close: () => Promise<void>
}

const CLIENT = { clientId: 'trial', clientSecret: 'trial', webhookSecret: 'trial' }
const PASSWORD = 'trial'
const SANDBOX = path.resolve(import.meta.dirname, '../../packages/sandbox/src')

/** One stand-in, and the result of starting it. */
interface Started {
  trial: TrialStandIn
  running: RunningTrial
}

/**
 * Lets people try providers without a registration, on this machine only. Never starts if others can reach this
 * server.
 */
export async function startStandIns({
  publicUrl,
  dataDir,
  registrations,
  providerOrigins,
}: Config): Promise<StandIns> {
  const started: Started[] = []
  for (const [folder, trial] of await trialsOf(SANDBOX)) {
    const { maker, providers = [] } = trial.registration ?? {}
    if (maker !== undefined && registrations[maker]) continue
    if (trial.keyed !== undefined && providerOrigins?.[trial.keyed]) continue
    const running = await trial.start({
      ...CLIENT,
      password: PASSWORD,
      colleagues: COLLEAGUES.map(addressOf),
      redirectUris: providers.map((provider) => `${publicUrl}/calendar-connections/${provider}`),
      file: path.join(dataDir, 'stand-ins', `${folder}.json`),
      hookOf: (provider) => `${publicUrl}/hooks/${provider}`,
    })
    started.push({ trial, running })
  }
  return {
    settings: {
      registrations: { ...registrations, ...Object.fromEntries(started.flatMap(registered)) },
      providerOrigins: { ...Object.fromEntries(started.flatMap(keyed)), ...providerOrigins },
      zapierStandIn: started.find(({ trial }) => trial.app === 'zapier')?.running.url,
      trialAccounts: Object.assign({}, ...started.map(({ running }) => running.accounts)),
      trialPeople: Object.fromEntries(
        started.flatMap(({ running: { people, peopleOf } }) =>
          people && peopleOf !== undefined ? [[peopleOf, people]] : [],
        ),
      ),
    },
    calendars: started.flatMap(({ trial: { registration }, running: { enter } }) =>
      registration && enter ? [{ provider: registration.providers[0], enter }] : [],
    ),
    registerOrigin: registerOf(started),
    said: toldOf(started),
    async close() {
      for (const { running } of started) await running.close()
    },
  }
}

async function trialsOf(sandbox: string): Promise<[folder: string, trial: TrialStandIn][]> {
  const folders = (await readdir(sandbox)).toSorted()
  const files = folders.map((folder) => [folder, path.join(sandbox, folder, 'trial.ts')] as const)
  return Promise.all(
    files
      .filter(([folder, file]) => folder !== 'service' && existsSync(file))
      .map(async ([folder, file]): Promise<[string, TrialStandIn]> => {
        const { trial } = (await import(file)) as { trial: TrialStandIn }
        return [folder, trial]
      }),
  )
}

function registered({ trial, running: { url } }: Started): [string, Config['registrations'][string]][] {
  if (!trial.registration) return []
  return [[trial.registration.maker, { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }]]
}

function keyed({ trial, running: { url } }: Started): [string, string][] {
  return trial.keyed === undefined ? [] : [[trial.keyed, url]]
}

function registerOf(started: readonly Started[]): string {
  const origin = started.find(({ running }) => running.registerOrigin)?.running.registerOrigin
  if (origin === undefined) throw new Error(`No trial.ts in ${SANDBOX} has a registerOrigin; expected one`)
  return origin
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

function toldOf(started: readonly Started[]): string[] {
  const typed = started.filter(({ running }) => running.accounts).map(({ trial }) => trial.name)
  const people = started.flatMap(({ trial, running }) =>
    running.people ? [`  ${trial.name}: ${running.people.join(', ')}`] : [],
  )
  return [
    ...started.flatMap(({ trial: { name, registration } }) => {
      const maker = MAKERS.find(({ id }) => id === registration?.maker)
      return maker
        ? [`${variablesOf(maker)[0]} is not set: a stand-in on this machine takes the place of ${name}.`]
        : []
    }),
    `${listed(typed)} have stand-ins on this machine. The forms that connect them say how to sign in.`,
    'Colleagues connect their own there. These user names have the same password:',
    ...people,
    'What the stand-ins hold, and what happens when they fail:',
    ...started.flatMap(({ trial: { calendars }, running }) =>
      calendars === undefined ? [] : [`  ${calendars}: ${running.url}`],
    ),
  ]
}
