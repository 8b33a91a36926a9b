import { randomBytes } from 'node:crypto'

interface Labeled {
  value: string
  primary: boolean
  label: string
}

export interface Person {
  id: number
  name: string
  owner_id: number
  add_time: string
  update_time: string
  emails: Labeled[]
  phones: Labeled[]
  is_deleted: boolean
  custom_fields: Record<string, unknown>
}

export interface Activity {
  id: number
  subject: string
  type: string
  owner_id: number
  creator_user_id: number
  is_deleted: boolean
  add_time: string
  update_time: string
  person_id: number
  due_date: string
  due_time: string
  duration: string
  busy: boolean
  done: boolean
  location?: { value: string }
  participants: { person_id: number; primary: boolean }[]
  public_description: string
  note: string
}

export interface PersonField {
  field_name: string
  field_code: string
  field_type: string
  is_custom_field: boolean
  options?: { id: number; label: string }[]
  is_optional_response_field: boolean
}

export interface User {
  id: number
  name: string
  email: string
  active_flag: boolean
}

const field = (code: string, name: string, type: string, isCustom = false): PersonField => ({
  field_name: name,
  field_code: code,
  field_type: type,
  is_custom_field: isCustom,
  is_optional_response_field: false,
})

/** What one Pipedrive company holds. */
export class Company {
  readonly persons = new Map<number, Person>()
  readonly activities = new Map<number, Activity>()
  readonly users: User[] = []
  fields: PersonField[] = [
    field('name', 'Name', 'varchar'),
    field('owner_id', 'Owner', 'user'),
    field(randomBytes(20).toString('hex'), 'Company size', 'varchar', true),
    field(randomBytes(20).toString('hex'), 'What they need', 'text', true),
    field(randomBytes(20).toString('hex'), 'Source', 'varchar', true),
    field(randomBytes(20).toString('hex'), 'Score', 'double', true),
    field(randomBytes(20).toString('hex'), 'Renewal date', 'date', true),
    {
      ...field(randomBytes(20).toString('hex'), 'Plan', 'enum', true),
      options: [
        { id: 27, label: 'Gold' },
        { id: 28, label: 'Silver' },
      ],
    },
    {
      ...field(randomBytes(20).toString('hex'), 'Topics', 'set', true),
      options: [
        { id: 31, label: 'Prices' },
        { id: 32, label: 'Setup' },
        { id: 33, label: 'Other' },
      ],
    },
  ]
  #last = 500
  readonly #now: () => number
  readonly #onChange: () => void

  constructor(now: () => number, onChange: () => void) {
    this.#now = now
    this.#onChange = onChange
  }

  addUser(email: string): void {
    this.users.push({ id: ++this.#last, name: email.split('@')[0] ?? '', email, active_flag: true })
  }

  /** Whether a custom field can have this value. */
  takes(code: string, value: unknown): boolean {
    const { field_type: type, options = [] } = this.fields.find(({ field_code }) => field_code === code) ?? {}
    const isOption = (id: unknown) => options.some((option) => option.id === id)
    if (value === null) return true
    if (type === 'double') return typeof value === 'number'
    if (type === 'date') return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    if (type === 'enum') return isOption(value)
    if (type === 'set') return Array.isArray(value) && value.every(isOption)
    return typeof value === 'string'
  }

  customField(name: string): string {
    return this.fields.find(({ field_name }) => field_name === name)?.field_code ?? ''
  }

  addPerson(given: Partial<Person>, ownerId: number): Person {
    const at = this.#stamp()
    const id = ++this.#last
    const person = {
      owner_id: ownerId,
      emails: [],
      phones: [],
      custom_fields: {},
      name: '',
      ...given,
      id,
      add_time: at,
      update_time: at,
      is_deleted: false,
    }
    this.persons.set(id, person)
    this.#onChange()
    return person
  }

  addActivity(given: Partial<Activity>, userId: number): Activity {
    const at = this.#stamp()
    const activity = {
      subject: 'Call',
      type: 'call',
      owner_id: userId,
      due_date: '',
      due_time: '',
      duration: '',
      busy: false,
      done: false,
      public_description: '',
      note: '',
      ...withPerson({ participants: [], person_id: 0, ...given }),
      id: ++this.#last,
      creator_user_id: userId,
      add_time: at,
      update_time: at,
      is_deleted: false,
    }
    this.activities.set(activity.id, activity)
    this.#onChange()
    return activity
  }

  change<Kept extends Person | Activity>(kept: Kept, given: Partial<Kept>): void {
    if ('custom_fields' in kept && 'custom_fields' in given)
      Object.assign(given, { custom_fields: { ...kept.custom_fields, ...(given.custom_fields as object) } })
    Object.assign(kept, given, { update_time: this.#stamp() })
    if ('participants' in kept) Object.assign(kept, withPerson(kept))
    this.#onChange()
  }

  #stamp(): string {
    return new Date(this.#now()).toISOString().replace('.000Z', 'Z')
  }

  toJSON(): object {
    const { users, fields } = this
    return { persons: [...this.persons], activities: [...this.activities], users, fields, last: this.#last }
  }

  restore(kept: unknown): void {
    const state = kept as {
      persons: [number, Person][]
      activities: [number, Activity][]
      users: User[]
      fields: PersonField[]
      last: number
    }
    for (const [id, person] of state.persons) this.persons.set(id, person)
    for (const [id, activity] of state.activities) this.activities.set(id, activity)
    this.users.splice(0, Infinity, ...state.users)
    this.fields = state.fields
    this.#last = state.last
  }
}

/** The primary participant is the person of the activity. */
function withPerson<Given extends Pick<Activity, 'participants' | 'person_id'>>(given: Given): Given {
  const main = given.participants.find(({ primary }) => primary) ?? given.participants[0]
  return { ...given, person_id: main?.person_id ?? given.person_id }
}
