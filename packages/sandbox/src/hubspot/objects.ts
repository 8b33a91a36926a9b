/** A contact or a meeting. All property values are text. */
export interface CrmObject {
  id: string
  properties: Record<string, string>
  createdAt: string
  updatedAt: string
  archived: boolean
}

export interface Property {
  name: string
  label: string
  type: 'string' | 'number' | 'date' | 'enumeration'
  fieldType: string
  groupName: string
  description: string
  options: { value: string; label: string; hidden: boolean; displayOrder: number }[]
  modificationMetadata: { readOnlyValue: boolean; readOnlyDefinition: boolean; archivable: boolean }
}

const property = (
  name: string,
  label: string,
  type: Property['type'],
  fieldType = 'text',
  isReadOnly = false,
  options: readonly [value: string, label: string][] = [],
) => ({
  name,
  label,
  type,
  fieldType,
  groupName: 'contactinformation',
  description: '',
  options: options.map(([value, shown], displayOrder) => ({
    value,
    label: shown,
    hidden: false,
    displayOrder,
  })),
  modificationMetadata: { readOnlyValue: isReadOnly, readOnlyDefinition: true, archivable: true },
})

/** Those that every account has, as far as the stand-in goes. */
const CONTACT_PROPERTIES: readonly Property[] = [
  property('email', 'Email', 'string'),
  property('firstname', 'First Name', 'string'),
  property('lastname', 'Last Name', 'string'),
  property('phone', 'Phone Number', 'string', 'phonenumber'),
  property('company', 'Company Name', 'string'),
  property('jobtitle', 'Job Title', 'string'),
  property('city', 'City', 'string'),
  property('message', 'Message', 'string', 'textarea'),
  property('lead_source_note', 'Lead source note', 'string'),
  property('hubspot_owner_id', 'Contact owner', 'enumeration', 'select'),
  property('lifecyclestage', 'Lifecycle Stage', 'enumeration', 'radio'),
  property('team_size', 'Team size', 'number', 'number'),
  property('renewal_date', 'Renewal date', 'date', 'date'),
  property('wants_newsletter', 'Wants newsletter', 'enumeration', 'booleancheckbox', false, [
    ['true', 'Yes'],
    ['false', 'No'],
  ]),
  property('plan_tier', 'Plan', 'enumeration', 'select', false, [
    ['tier_1', 'Gold'],
    ['tier_2', 'Silver'],
  ]),
  property('topics', 'Topics', 'enumeration', 'checkbox', false, [
    ['pricing', 'Prices'],
    ['setup', 'Setup'],
    ['other', 'Other'],
  ]),
  property('num_notes', 'Number of Sales Activities', 'number', 'number', true),
]

const MEETING_PROPERTIES = new Set([
  'hs_timestamp',
  'hs_meeting_title',
  'hs_meeting_body',
  'hs_internal_meeting_notes',
  'hs_meeting_start_time',
  'hs_meeting_end_time',
  'hs_meeting_location',
  'hs_meeting_external_url',
  'hs_meeting_outcome',
  'hubspot_owner_id',
])
const OUTCOMES = ['SCHEDULED', 'COMPLETED', 'RESCHEDULED', 'NO_SHOW', 'CANCELED']

export interface Owner {
  id: string
  userId: number
  email: string
  firstName: string
  lastName: string
  archived: boolean
}

/** What one HubSpot account holds. */
export class Portal {
  readonly contacts = new Map<string, CrmObject>()
  readonly meetings = new Map<string, CrmObject>()
  /** The contacts of a meeting, by the meeting's id. */
  readonly linked = new Map<string, Set<string>>()
  readonly owners: Owner[] = []
  properties: Property[] = [...CONTACT_PROPERTIES]
  #last = 100
  readonly #now: () => number
  readonly #onChange: () => void

  constructor(now: () => number, onChange: () => void) {
    this.#now = now
    this.#onChange = onChange
  }

  addOwner(email: string): Owner {
    const number = ++this.#last
    const [first = '', last = ''] = (email.split('@')[0] ?? '').split('.')
    const owner = {
      id: String(number),
      userId: number * 7,
      email,
      firstName: first,
      lastName: last,
      archived: false,
    }
    this.owners.push(owner)
    return owner
  }

  byEmail(email: string): CrmObject | undefined {
    return [...this.contacts.values()].find(({ properties }) => properties.email === email.toLowerCase())
  }

  /** Properties that no longer exist, or never did. */
  unknownIn(kind: 'contacts' | 'meetings', properties: Record<string, string>): string[] {
    const isKnown = (name: string) =>
      kind === 'meetings'
        ? MEETING_PROPERTIES.has(name)
        : this.properties.some((each) => each.name === name && !each.modificationMetadata.readOnlyValue)
    return Object.keys(properties).filter((name) => !isKnown(name))
  }

  /** Properties whose values are not of their type. */
  wrongIn(kind: 'contacts' | 'meetings', properties: Record<string, string>): string[] {
    if (kind === 'meetings') return []
    return Object.entries(properties).flatMap(([name, value]) => {
      const known = this.properties.find((each) => each.name === name)
      return value === '' || !known || isOfType(known, value) ? [] : [name]
    })
  }

  isOutcome(value: string | undefined): boolean {
    return value === undefined || OUTCOMES.includes(value)
  }

  make(kind: 'contacts' | 'meetings', properties: Record<string, string>): CrmObject {
    const at = new Date(this.#now()).toISOString()
    const made = {
      id: String(++this.#last),
      properties: lowered(properties),
      createdAt: at,
      updatedAt: at,
      archived: false,
    }
    this[kind].set(made.id, made)
    this.#onChange()
    return made
  }

  change(object: CrmObject, properties: Record<string, string>): void {
    Object.assign(object.properties, lowered(properties))
    object.updatedAt = new Date(this.#now()).toISOString()
    this.#onChange()
  }

  link(meetingId: string, contactId: string): void {
    const contacts = this.linked.get(meetingId) ?? new Set()
    this.linked.set(meetingId, contacts.add(contactId))
    this.#onChange()
  }

  remove({ id }: CrmObject): void {
    this.contacts.delete(id)
    for (const contacts of this.linked.values()) contacts.delete(id)
    this.#onChange()
  }

  /** What the remaining contact lacks comes from the other, with its meetings. */
  merge(other: CrmObject, into: CrmObject): void {
    for (const contacts of this.linked.values()) if (contacts.has(other.id)) contacts.add(into.id)
    const own = Object.entries(into.properties).filter(([, value]) => value !== '')
    this.change(into, { ...other.properties, ...Object.fromEntries(own) })
    this.remove(other)
  }

  toJSON(): object {
    const linked = [...this.linked].map(([meeting, contacts]) => [meeting, [...contacts]])
    const { owners, properties } = this
    return {
      contacts: [...this.contacts],
      meetings: [...this.meetings],
      linked,
      owners,
      properties,
      last: this.#last,
    }
  }

  restore(kept: unknown): void {
    const state = kept as {
      contacts: [string, CrmObject][]
      meetings: [string, CrmObject][]
      linked: [string, string[]][]
      owners: Owner[]
      properties: Property[]
      last: number
    }
    for (const [id, contact] of state.contacts) this.contacts.set(id, contact)
    for (const [id, meeting] of state.meetings) this.meetings.set(id, meeting)
    for (const [id, contacts] of state.linked) this.linked.set(id, new Set(contacts))
    this.owners.splice(0, Infinity, ...state.owners)
    this.properties = state.properties
    this.#last = state.last
  }
}

function isOfType({ type, fieldType, options }: Property, value: string): boolean {
  if (type === 'number') return Number.isFinite(Number(value))
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value)
  if (type === 'string' || options.length === 0) return true
  const chosen = fieldType === 'checkbox' ? value.split(';') : [value]
  return chosen.every((each) => options.some((option) => option.value === each))
}

function lowered(properties: Record<string, string>): Record<string, string> {
  const { email } = properties
  return email === undefined ? { ...properties } : { ...properties, email: email.toLowerCase() }
}
