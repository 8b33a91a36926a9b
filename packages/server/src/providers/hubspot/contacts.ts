import type { CrmField } from '@scheduling/contract'
import type { Calling } from '../call.ts'
import { callingAt } from '../call.ts'
import type { ContactsPort, CrmMeeting, NewCrmContact } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import type { Property } from './wire.ts'
import {
  Associations,
  callError,
  existingIdIn,
  OwnerList,
  PropertyList,
  StoredId,
  StoredList,
  withoutErrors,
} from './wire.ts'

const PARTLY = [207]
const CONFLICT = 409
// From a meeting to a contact: https://developers.hubspot.com/docs/api/crm/associations
const MEETING_TO_CONTACT = 200
// The newest meetings of a contact are among the last.
const MEETINGS_READ = 100
// By type and form: https://developers.hubspot.com/docs/api/crm/properties
const KINDS: Readonly<Record<string, CrmField['type']>> = {
  'string text': 'text',
  'string textarea': 'text',
  'string phonenumber': 'text',
  'number number': 'number',
  'date date': 'date',
  'bool booleancheckbox': 'yes_no',
  'enumeration booleancheckbox': 'yes_no',
  'enumeration select': 'choice',
  'enumeration radio': 'choice',
  'enumeration checkbox': 'choices',
}
const OWN_FIELDS = ['email', 'hs_object_id', 'hubspot_owner_id']
const NAMES = ['email', 'firstname', 'lastname', 'hubspot_owner_id']

/** https://developers.hubspot.com/docs/api/crm/contacts, https://developers.hubspot.com/docs/api/crm/meetings */
export function hubspotContacts({ apiOrigin: origin }: Registration): ContactsPort {
  const calling = callingAt(origin, callError)
  const call: Calling = async (request, also) => withoutErrors(await calling(request, also), also === PARTLY)
  return {
    companyOf: (accountId) => accountId.split('.')[0] ?? accountId,
    async look(token) {
      await call({ method: 'GET', path: '/crm/v3/owners/?limit=1', token })
    },
    async owners(token) {
      const { body } = await call({ method: 'GET', path: '/crm/v3/owners/?limit=500', token })
      return read(OwnerList, body).results.flatMap(({ id, email, firstName, lastName }) =>
        email ? [{ id, email: email.toLowerCase(), name: joined(firstName, lastName) || email }] : [],
      )
    },
    async fields(token) {
      const { body } = await call({ method: 'GET', path: '/crm/v3/properties/contacts', token })
      return read(PropertyList, body)
        .results.filter(
          ({ name, calculated, hidden, modificationMetadata }) =>
            !calculated && !hidden && !modificationMetadata?.readOnlyValue && !OWN_FIELDS.includes(name),
        )
        .flatMap((property) => fieldOf(property) ?? [])
    },
    // Reading by address sees what was just written. A search does not.
    async find(token, emails, fieldIds) {
      const json = {
        idProperty: 'email',
        properties: [...NAMES, ...fieldIds],
        inputs: emails.map((id) => ({ id })),
      }
      const path = '/crm/v3/objects/contacts/batch/read'
      const { body } = await call({ method: 'POST', path, token, json }, PARTLY)
      return read(StoredList, body).results.map(({ id, properties }) => ({
        id,
        email: (properties.email ?? '').toLowerCase(),
        name: joined(properties.firstname, properties.lastname),
        ownerId: properties.hubspot_owner_id || null,
        values: Object.fromEntries(fieldIds.map((field) => [field, properties[field] ?? ''])),
      }))
    },
    async list(token, page) {
      const query = new URLSearchParams({ limit: '100', properties: NAMES.join(',') })
      if (page !== null) query.set('after', page)
      const path = `/crm/v3/objects/contacts?${query.toString()}`
      const { results, paging } = read(StoredList, (await call({ method: 'GET', path, token })).body)
      const contacts = results.map(({ id, properties }) => ({
        id,
        emails: properties.email ? [properties.email.toLowerCase()] : [],
        ownerId: properties.hubspot_owner_id || null,
      }))
      return { contacts, next: paging?.next?.after ?? null }
    },
    async make(token, contact) {
      const json = { properties: propertiesOf(contact) }
      const path = '/crm/v3/objects/contacts'
      const answer = await call({ method: 'POST', path, token, json }, [CONFLICT])
      if (answer.status !== CONFLICT) return read(StoredId, answer.body).id
      const existing = existingIdIn(answer)
      if (existing === undefined) throw new ProviderError('invalid', 'a conflict without an id')
      return existing
    },
    async change(token, id, values) {
      const properties = propertyTexts(values)
      await call({ method: 'PATCH', path: pathOf('contacts', id), token, json: { properties } })
    },
    async findMeeting(token, contactId, key) {
      const path = `/crm/v4/objects/contacts/${encodeURIComponent(contactId)}/associations/meetings?limit=500`
      const { results } = read(Associations, (await call({ method: 'GET', path, token })).body)
      if (results.length === 0) return undefined
      const json = {
        properties: ['hs_internal_meeting_notes'],
        inputs: results.slice(-MEETINGS_READ).map(({ toObjectId: id }) => ({ id })),
      }
      const batch = { method: 'POST', path: '/crm/v3/objects/meetings/batch/read', token, json } as const
      const meetings = read(StoredList, (await call(batch, PARTLY)).body).results
      return meetings.find(({ properties }) => properties.hs_internal_meeting_notes?.includes(key))?.id
    },
    async makeMeeting(token, meeting) {
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: MEETING_TO_CONTACT }]
      const associations = meeting.contactIds.map((id) => ({ to: { id }, types }))
      const json = { properties: wireOf(meeting), associations }
      const { body } = await call({ method: 'POST', path: '/crm/v3/objects/meetings', token, json })
      return read(StoredId, body).id
    },
    async changeMeeting(token, id, meeting, added) {
      await call({
        method: 'PATCH',
        path: pathOf('meetings', id),
        token,
        json: { properties: wireOf(meeting) },
      })
      for (const contactId of added)
        await call({
          method: 'PUT',
          path: `/crm/v4/objects/meetings/${encodeURIComponent(id)}/associations/default/contacts/${encodeURIComponent(contactId)}`,
          token,
        })
    },
  }
}

function pathOf(kind: 'contacts' | 'meetings', id: string): string {
  return `/crm/v3/objects/${kind}/${encodeURIComponent(id)}`
}

function joined(...names: (string | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

function propertiesOf({ email, name, ownerId, values }: NewCrmContact): Record<string, string> {
  const { first, last } = splitName(name)
  return {
    email,
    firstname: first,
    ...(last !== '' && { lastname: last }),
    ...(ownerId !== null && { hubspot_owner_id: ownerId }),
    ...propertyTexts(values),
  }
}

/** All values are text there. */
function propertyTexts(values: NewCrmContact['values']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.options.join(';') : String(value),
    ]),
  )
}

/** Undefined for kinds that no answer fits. */
function fieldOf({ name, label, type, fieldType, options }: Property): CrmField | undefined {
  const kind = KINDS[`${type} ${fieldType}`]
  const shown = options.filter((option) => !option.hidden)
  const hasChoices = kind === 'choice' || kind === 'choices'
  if (!kind || (hasChoices && shown.length === 0)) return undefined
  const choices = shown.map((option) => ({ id: option.value, name: option.label }))
  return { id: name, name: label, type: kind, options: hasChoices ? choices : [] }
}

function wireOf(meeting: CrmMeeting): Record<string, string> {
  const { key, title, html, location, start, end, outcome, ownerId } = meeting
  const startTime = new Date(start).toISOString()
  return {
    hs_timestamp: startTime,
    hs_meeting_title: title,
    hs_meeting_body: html,
    // Only the users of the account see it. We find the meeting by it.
    hs_internal_meeting_notes: key,
    hs_meeting_start_time: startTime,
    hs_meeting_end_time: new Date(end).toISOString(),
    hs_meeting_location: location,
    hs_meeting_outcome: outcome,
    ...(ownerId !== null && { hubspot_owner_id: ownerId }),
  }
}

/** The last word is the last name. A single word is the first name. */
function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  return words.length < 2
    ? { first: name.trim(), last: '' }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}
