import { Client, Signature } from '@hubspot/api-client'
import { AssociationSpecAssociationCategoryEnum } from '@hubspot/api-client/lib/codegen/crm/objects/meetings/index.js'
import { FilterOperatorEnum } from '@hubspot/api-client/lib/codegen/crm/contacts/index.js'
import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { signatureOf, startHubSpot } from './server.ts'

// HubSpot's own client is the judge: if it fails, the stand-in is wrong.
const REDIRECT = 'https://meet.example.com/calendar-connections/hubspot'
const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const VERIFIER = 'v'.repeat(43)
const hubspot = await startHubSpot({ ...CLIENT, redirectUris: [REDIRECT] })
afterAll(() => hubspot.close())

async function tokens() {
  const form = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'oauth crm.objects.contacts.write',
    state: 'state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    decision: 'allow',
  })
  const url = `${hubspot.url}/oauth/authorize`
  const said = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(said.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const answer = await fetch(`${hubspot.url}/oauth/v3/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      code,
      code_verifier: VERIFIER,
      redirect_uri: REDIRECT,
    }),
  })
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

const given = await tokens()
const { crm, oauth } = new Client({
  basePath: hubspot.url,
  accessToken: given.access_token,
  numberOfApiCallRetries: 0,
})

test('a token is renewed, and its refresh token stays', async () => {
  const { clientId, clientSecret } = CLIENT
  const renewed = await oauth.tokensApi.create(
    'refresh_token',
    undefined,
    undefined,
    clientId,
    clientSecret,
    given.refresh_token,
  )
  expect(renewed).toMatchObject({ tokenType: 'bearer', refreshToken: given.refresh_token, expiresIn: 1_800 })
})

test('contacts are made, found by address, changed, and never twice', async () => {
  const properties = { email: 'ada@example.test', firstname: 'Ada' }
  const made = await crm.contacts.basicApi.create({ properties, associations: [] })
  const found = await crm.contacts.basicApi.getById(
    'ada@example.test',
    ['email'],
    undefined,
    undefined,
    false,
    'email',
  )
  expect(found.id).toBe(made.id)
  await expect(crm.contacts.basicApi.create({ properties, associations: [] })).rejects.toMatchObject({
    code: 409,
    body: { category: 'CONFLICT', message: expect.stringContaining(made.id) as string },
  })
  const changed = await crm.contacts.basicApi.update(made.id, { properties: { company: 'Analytical' } })
  expect(changed.properties).toMatchObject({ company: 'Analytical' })
  const gone = crm.contacts.basicApi.update(made.id, { properties: { nothing: 'x' } })
  await expect(gone).rejects.toMatchObject({ code: 400, body: { category: 'VALIDATION_ERROR' } })
})

test('a batch answers what it found, and 207 with what it did not', async () => {
  const inputs = ['ada@example.test', 'nobody@example.test'].map((id) => ({ id }))
  const batch = { idProperty: 'email', properties: ['email'], propertiesWithHistory: [], inputs }
  const read = await crm.contacts.batchApi.read(batch)
  expect(read.results).toMatchObject([{ properties: { email: 'ada@example.test' } }])
  expect(read).toMatchObject({ errors: [{ category: 'OBJECT_NOT_FOUND' }] })
})

test('a search lags behind', async () => {
  const value = 'late@example.test'
  await crm.contacts.basicApi.create({ properties: { email: value }, associations: [] })
  const search = async () =>
    crm.contacts.searchApi.doSearch({
      filterGroups: [{ filters: [{ propertyName: 'email', operator: FilterOperatorEnum.Eq, value }] }],
      limit: 1,
    })
  hubspot.lagsBehind(60_000)
  expect((await search()).total).toBe(0)
  hubspot.lagsBehind(0)
  expect((await search()).total).toBe(1)
})

test('a meeting belongs to its contacts', async () => {
  const [contact] = hubspot.portal.contacts.values()
  const types = [
    { associationCategory: AssociationSpecAssociationCategoryEnum.HubspotDefined, associationTypeId: 200 },
  ]
  const made = await crm.objects.meetings.basicApi.create({
    properties: { hs_timestamp: '2027-03-02T09:00:00.000Z', hs_meeting_title: 'Intro' },
    associations: [{ to: { id: contact?.id ?? '' }, types }],
  })
  const of = await crm.associations.v4.basicApi.getPage('contacts', contact?.id ?? '', 'meetings')
  // HubSpot answers numbers here, whatever its client says.
  expect(of.results.map(({ toObjectId }) => Number(toObjectId))).toEqual([Number(made.id)])
  const canceled = { properties: { hs_meeting_outcome: 'CANCELED' } }
  await crm.objects.meetings.basicApi.update(made.id, canceled)
  const kept = await crm.objects.meetings.batchApi.read({
    inputs: [{ id: made.id }],
    properties: ['hs_meeting_outcome'],
    propertiesWithHistory: [],
  })
  expect(kept.results).toMatchObject([canceled])
  const wrong = { properties: { hs_meeting_outcome: 'Gone' } }
  await expect(crm.objects.meetings.basicApi.update(made.id, wrong)).rejects.toMatchObject({ code: 400 })
})

test('owners and properties are listed', async () => {
  expect((await crm.owners.ownersApi.getPage()).results).toMatchObject([{ email: 'host@hubspot.example' }])
  const { results } = await crm.properties.coreApi.getAll('contacts')
  expect(results.map(({ name }) => name)).toContain('firstname')
})

test('its events are signed as HubSpot signs them', () => {
  const [url, body, at] = ['https://meet.example.com/hooks/hubspot', '[{"objectId":1}]', Date.now()]
  const options = { clientSecret: 'secret', url, requestBody: body, timestamp: at }
  const signature = signatureOf('secret', 'POST', url, body, at)
  expect(Signature.isValid({ ...options, signature, signatureVersion: 'v3' })).toBe(true)
})
