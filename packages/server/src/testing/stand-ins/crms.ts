import type { Connection } from '@scheduling/contract'
import type { HubSpot } from '@scheduling/sandbox/hubspot'
import { startHubSpot } from '@scheduling/sandbox/hubspot'
import type { Pipedrive } from '@scheduling/sandbox/pipedrive'
import { startPipedrive } from '@scheduling/sandbox/pipedrive'
import { afterAll } from 'vitest'
import type { Config } from '../../config.ts'
import { drain } from '../../features/crms/drain.ts'
import { planMeeting } from '../../features/crms/plan.ts'
import type { TestApp } from '../app.ts'
import { startTestApp, TEST_PUBLIC_URL } from '../app.ts'
import type { TestHost } from '../hosts.ts'
import { consent } from './google.ts'

const CLIENT = { clientId: 'client', clientSecret: 'secret' }

/** A meeting, in the same form for every CRM. */
export interface SeenMeeting {
  id: string
  title: string
  start: string
  minutes: number
  outcome: 'SCHEDULED' | 'CANCELED' | 'NO_SHOW'
  owner: string | undefined
  contacts: string[]
}

/** `need` and `source` are text. */
type FieldName = 'need' | 'source' | 'number' | 'date' | 'choice' | 'choices'

/** A CRM, for tests that run with all of them. */
export interface StandInCrm {
  provider: 'hubspot' | 'pipedrive'
  contacts: () => { email: string; name: string; values: Record<string, string> }[]
  meetings: () => SeenMeeting[]
  addUser: (email: string) => void
  addContact: (email: string, name: string, values?: Record<string, string>) => void
  /** Gives a contact, who may be new, to a user. */
  giveContact: (email: string, user: string) => void
  /** The id of a field: of text, or of another kind. */
  field: (name: FieldName) => string
  deleteField: (id: string) => void
  deleteMeeting: (id: string) => void
  faults: HubSpot['faults']
  lagsBehind: (ms: number) => void
  answersAtLength: (isOn: boolean) => void
  expireAccess: () => void
  /** Like a person who takes the access back. */
  revoke: () => void
  busiest: () => number
  answered: string[]
  clear: () => void
}

export interface CrmApp {
  app: TestApp
  crms: readonly StandInCrm[]
  hubspot: HubSpot
  pipedrive: Pipedrive
}

/** The real server with stand-ins for the CRMs on the same clock. Call it at the top of a test file. */
export async function startCrmApp(config: Partial<Config> = {}): Promise<CrmApp> {
  const clock: { now: () => number } = { now: () => 0 }
  const place = { url: '' }
  const optionsOf = (provider: string) => ({
    ...CLIENT,
    redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/${provider}`],
    now: () => clock.now(),
  })
  const hubspot = await startHubSpot({
    ...optionsOf('hubspot'),
    webhook: () => ({ url: `${TEST_PUBLIC_URL}/hooks/hubspot`, reachedAt: `${place.url}/hooks/hubspot` }),
  })
  const pipedrive = await startPipedrive({
    ...optionsOf('pipedrive'),
    reach: (address) => address.replace(TEST_PUBLIC_URL, place.url),
  })
  const app = await startTestApp({
    ...config,
    registrations: { hubspot: registrationAt(hubspot), pipedrive: registrationAt(pipedrive) },
  })
  clock.now = () => app.clock.now()
  place.url = app.url
  afterAll(async () => {
    await hubspot.close()
    await pipedrive.close()
  })
  return { app, crms: [seenHubSpot(hubspot), seenPipedrive(pipedrive)], hubspot, pipedrive }
}

function registrationAt({ url }: { url: string }) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}

const HUBSPOT_FIELDS: Record<FieldName, string> = {
  need: 'message',
  source: 'lead_source_note',
  number: 'team_size',
  date: 'renewal_date',
  choice: 'plan_tier',
  choices: 'topics',
}

const PIPEDRIVE_FIELDS: Record<FieldName, string> = {
  need: 'What they need',
  source: 'Source',
  number: 'Score',
  date: 'Renewal date',
  choice: 'Plan',
  choices: 'Topics',
}

function seenHubSpot(hubspot: HubSpot): StandInCrm {
  const { portal } = hubspot
  return {
    ...hubspot,
    provider: 'hubspot',
    revoke: hubspot.uninstall,
    contacts: () =>
      [...portal.contacts.values()].map(({ properties }) => ({
        email: properties.email ?? '',
        name: [properties.firstname, properties.lastname].filter(Boolean).join(' '),
        values: properties,
      })),
    meetings: () =>
      [...portal.meetings.values()].map(({ id, properties }) => ({
        id,
        title: properties.hs_meeting_title ?? '',
        start: properties.hs_meeting_start_time ?? '',
        minutes:
          (Date.parse(properties.hs_meeting_end_time ?? '') -
            Date.parse(properties.hs_meeting_start_time ?? '')) /
          60_000,
        outcome: properties.hs_meeting_outcome as SeenMeeting['outcome'],
        owner: portal.owners.find((owner) => owner.id === properties.hubspot_owner_id)?.email,
        contacts: [...(portal.linked.get(id) ?? [])].map(
          (contact) => portal.contacts.get(contact)?.properties.email ?? '',
        ),
      })),
    addUser: (email) => void portal.addOwner(email),
    addContact(email, name, values = {}) {
      portal.make('contacts', { email, firstname: name, ...values })
    },
    giveContact(email, user) {
      const contact = portal.byEmail(email) ?? portal.make('contacts', { email, firstname: email })
      portal.change(contact, {
        hubspot_owner_id: portal.owners.find((each) => each.email === user)?.id ?? '',
      })
    },
    field: (name) => HUBSPOT_FIELDS[name],
    deleteField(id) {
      portal.properties = portal.properties.filter(({ name }) => name !== id)
    },
    deleteMeeting: (id) => void portal.meetings.delete(id),
    clear() {
      portal.contacts.clear()
      portal.meetings.clear()
      portal.linked.clear()
    },
  }
}

function seenPipedrive(pipedrive: Pipedrive): StandInCrm {
  const { company } = pipedrive
  return {
    ...pipedrive,
    provider: 'pipedrive',
    revoke: pipedrive.revoke,
    contacts: () =>
      [...company.persons.values()].map(({ name, emails, custom_fields: values }) => ({
        email: emails[0]?.value ?? '',
        name,
        values: values as Record<string, string>,
      })),
    meetings: () =>
      [...company.activities.values()].map((activity) => {
        const [, outcome = 'SCHEDULED', title = ''] =
          /^(?:\[(CANCELED|NO_SHOW)\] )?(.*)$/.exec(activity.subject) ?? []
        const [hours = 0, minutes = 0] = activity.duration.split(':').map(Number)
        return {
          id: String(activity.id),
          title,
          start: new Date(`${activity.due_date}T${activity.due_time}Z`).toISOString(),
          minutes: hours * 60 + minutes,
          outcome: outcome as SeenMeeting['outcome'],
          owner: company.users.find(({ id }) => id === activity.owner_id)?.email,
          contacts: activity.participants.map(
            ({ person_id }) => company.persons.get(person_id)?.emails[0]?.value ?? '',
          ),
        }
      }),
    addUser: (email) => company.addUser(email),
    addContact(email, name, values = {}) {
      const emails = [{ value: email, primary: true, label: 'work' }]
      company.addPerson({ name, emails, custom_fields: values }, company.users[0]?.id ?? 0)
    },
    giveContact(email, user) {
      const owner_id = company.users.find((each) => each.email === user)?.id ?? 0
      const known = [...company.persons.values()].find(({ emails }) => emails[0]?.value === email)
      if (known) return company.change(known, { owner_id })
      company.addPerson({ name: email, emails: [{ value: email, primary: true, label: 'work' }] }, owner_id)
    },
    field: (name) => company.customField(PIPEDRIVE_FIELDS[name]),
    deleteField(id) {
      company.fields = company.fields.filter(({ field_code }) => field_code !== id)
    },
    deleteMeeting(id) {
      const activity = company.activities.get(Number(id))
      if (activity) company.change(activity, { is_deleted: true })
    },
    clear() {
      company.persons.clear()
      company.activities.clear()
    },
  }
}

/** Connects an account of this user. Absent: the first. */
export async function connectCrm(
  { api }: TestHost,
  { provider }: Pick<StandInCrm, 'provider'>,
  user?: string,
): Promise<Connection> {
  const { url } = await api.call('POST /connections/:provider/start', { params: { provider } })
  const asked = new URL(url)
  if (user !== undefined) asked.searchParams.set('login_hint', user)
  const body = await consent(asked.href)
  return api.call('POST /connections/:provider/finish', { params: { provider }, body })
}

/** Does what a worker does after a change of a booking. */
export async function followCrm({ context }: TestApp, host: TestHost, bookingId: string): Promise<void> {
  await planMeeting(context, { hostId: host.me.userID, bookingId })
  await drainCrms({ context }, host)
}

/** Does what a worker does when it is woken. */
export async function drainCrms({ context }: Pick<TestApp, 'context'>, host: TestHost): Promise<void> {
  const { connections } = await host.api.call('GET /connections')
  for (const { id } of connections) await drain(context, { hostId: host.me.userID, connectionId: id })
}
