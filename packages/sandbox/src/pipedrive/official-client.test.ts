import { createHash } from 'node:crypto'
import { Configuration as ConfigurationV1, UsersApi } from 'pipedrive/v1'
import { ActivitiesApi, Configuration, PersonFieldsApi, PersonsApi } from 'pipedrive/v2'
import { afterAll, describe, expect, test } from 'vitest'
import { specification } from '../specifications/folder.ts'
import { operationsOf } from '../specifications/operations.ts'
import { startPipedrive } from './server.ts'

// Pipedrive's own client and description are the judges: if they complain, the stand-in is wrong.
const REDIRECT = 'https://meet.example.com/calendar-connections/pipedrive'
const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const VERIFIER = 'v'.repeat(43)
const pipedrive = await startPipedrive({ ...CLIENT, redirectUris: [REDIRECT] })
afterAll(() => pipedrive.close())

interface Tokens {
  access_token: string
  refresh_token: string
  api_domain: string
}

async function token(form: Record<string, string>): Promise<Response> {
  const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')
  return fetch(`${pipedrive.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams(form),
  })
}

async function tokens(): Promise<Tokens> {
  const form = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    state: 'state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    decision: 'allow',
  })
  const url = `${pipedrive.url}/oauth/authorize`
  const said = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(said.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const asked = { grant_type: 'authorization_code', code, code_verifier: VERIFIER, redirect_uri: REDIRECT }
  return (await (await token(asked)).json()) as Tokens
}

const given = await tokens()
const settings = { accessToken: given.access_token, basePath: `${given.api_domain}/api/v2` }
const persons = new PersonsApi(new Configuration(settings))
const activities = new ActivitiesApi(new Configuration(settings))
const fields = new PersonFieldsApi(new Configuration(settings))

test('persons are made, searched, listed and changed', async () => {
  const emails = [{ value: 'ada@example.test', primary: true, label: 'work' }]
  const { data: made } = await persons.addPerson({ AddPersonRequest: { name: 'Ada Guest', emails } })
  const search = async () =>
    (await persons.searchPersons({ term: 'ada@example.test', fields: 'email', exact_match: true })).data
  expect((await search())?.items).toMatchObject([{ item: { id: made?.id } }])
  pipedrive.lagsBehind(60_000)
  expect((await search())?.items).toEqual([])
  pipedrive.lagsBehind(0)
  const [field] = (await fields.getPersonFields()).data?.filter((each) => each.is_custom_field) ?? []
  const custom_fields = { [field?.field_code ?? '']: 'Ten' }
  await persons.updatePerson({ id: made?.id ?? 0, UpdatePersonRequest: { custom_fields } })
  const listed = await persons.getPersons({ ids: String(made?.id) })
  expect(listed.data).toMatchObject([{ name: 'Ada Guest', custom_fields }])
})

test('an activity is made for a person, found and changed', async () => {
  const [person] = pipedrive.company.persons.values()
  const participants = [{ person_id: person?.id ?? 0, primary: true }]
  const { data: made } = await activities.addActivity({
    AddActivityRequest: { subject: 'Intro', type: 'meeting', due_date: '2027-03-02', participants },
  })
  const of = await activities.getActivities({ person_id: person?.id ?? 0 })
  expect(of.data).toMatchObject([{ id: made?.id, person_id: person?.id }])
  const change = { id: made?.id ?? 0, AddActivityRequest: { done: true } }
  expect((await activities.updateActivity(change)).data).toMatchObject({ subject: 'Intro', done: true })
})

test('the user of the token is known', async () => {
  const users = new UsersApi(
    new ConfigurationV1({ accessToken: given.access_token, basePath: `${given.api_domain}/api/v1` }),
  )
  expect((await users.getCurrentUser()).data).toMatchObject({ email: 'host@pipedrive.example' })
})

test('a refresh token works once: whoever comes second is refused', async () => {
  const { refresh_token } = await tokens()
  const asked = { grant_type: 'refresh_token', refresh_token }
  const both = await Promise.all([token(asked), token(asked)])
  expect(both.map(({ ok }) => String(ok)).toSorted()).toEqual(['false', 'true'])
})

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${pipedrive.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${given.access_token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { data: { id: number } }
}

const v2 = specification('pipedrive/openapi.v2.cut.json')
const v1 = specification('pipedrive/openapi.v1.cut.json')

describe.skipIf(v2 === undefined || v1 === undefined)('every answer is as the service is described', () => {
  test('of each call', async () => {
    const { request, response } = operationsOf(v2 ?? '')
    const person = {
      name: 'Bo Larsen',
      emails: [{ value: 'bo@example.test', primary: true, label: 'work' }],
      custom_fields: {},
    }
    expect(request('POST /persons', person)).toEqual([])
    const made = await call('POST', '/api/v2/persons', person)
    expect(response('POST /persons', made)).toEqual([])
    const { id } = made.data
    expect(
      response('GET /persons', await call('GET', '/api/v2/persons?updated_since=2020-01-01T00:00:00Z')),
    ).toEqual([])
    const search = '/api/v2/persons/search?term=bo@example.test&fields=email&exact_match=true'
    expect(response('GET /persons/search', await call('GET', search))).toEqual([])
    expect(response('GET /personFields', await call('GET', '/api/v2/personFields'))).toEqual([])
    const activity = {
      subject: 'Intro',
      type: 'meeting',
      due_date: '2027-03-02',
      due_time: '09:00',
      duration: '00:30',
      busy: true,
      done: false,
      note: 'key',
      location: { value: 'Office' },
      participants: [{ person_id: id, primary: true }],
      owner_id: 501,
    }
    expect(request('POST /activities', activity)).toEqual([])
    const held = await call('POST', '/api/v2/activities', activity)
    expect(response('POST /activities', held)).toEqual([])
    const changed = await call('PATCH', `/api/v2/activities/${held.data.id}`, { done: true })
    expect(response('PATCH /activities/{id}', changed)).toEqual([])
    expect(response('GET /activities', await call('GET', `/api/v2/activities?person_id=${id}`))).toEqual([])
    const wrong = { success: true, data: { id: 'x', more: 1 } }
    expect(response('POST /activities', wrong)).toHaveLength(2)
    const me = operationsOf(v1 ?? '').response
    expect(me('GET /users/me', await call('GET', '/api/v1/users/me'))).toEqual([])
    expect(me('POST /oauth/token', given)).toEqual([])
  })
})
