import { escaped } from '../page.ts'
import type { CrmObject, Owner, Portal } from './objects.ts'

type Tell = (events: readonly object[]) => Promise<number>

/** What people do to contacts in HubSpot, and what it then tells the app. */
export interface ContactActions {
  /** Repeat: nothing is there to change, and nothing is told. */
  perform: (form: URLSearchParams) => Promise<void>
  /** The latest events, and how the app answered, newest first. */
  sent: string[]
}

const SENT_MAX = 10
const UNREACHABLE = 'no answer'

/**
 * The events of https://developers.hubspot.com/docs/api/webhooks. Those who register the app choose which of them it gets; it gets
 * these.
 */
export function newContactActions(portal: Portal, tell: Tell, now: () => number): ContactActions {
  const sent: string[] = []
  let eventId = 0

  async function send(subscriptionType: string, { id }: CrmObject, more: object = {}): Promise<void> {
    const event = {
      eventId: ++eventId,
      subscriptionId: 1,
      occurredAt: now(),
      attemptNumber: 0,
      changeSource: 'CRM_UI',
      subscriptionType,
      objectId: Number(id),
      ...more,
    }
    const answer = await tell([event]).catch(() => UNREACHABLE)
    sent.unshift(`${subscriptionType} of contact ${id}: ${answer}`)
    sent.splice(SENT_MAX)
  }

  return {
    sent,
    async perform(form) {
      const contact = portal.contacts.get(form.get('contact') ?? '')
      if (!contact) return
      switch (form.get('action')) {
        case 'give': {
          const propertyValue = portal.owners.find(({ id }) => id === form.get('owner'))?.id ?? ''
          portal.change(contact, { hubspot_owner_id: propertyValue })
          return send('contact.propertyChange', contact, { propertyName: 'hubspot_owner_id', propertyValue })
        }
        case 'merge': {
          const into = portal.contacts.get(form.get('into') ?? '')
          if (!into || into === contact) return
          portal.merge(contact, into)
          return send('contact.merge', into, {
            primaryObjectId: Number(into.id),
            newObjectId: Number(into.id),
            mergedObjectIds: [Number(contact.id)],
            numberOfPropertiesMoved: 0,
          })
        }
        case 'delete':
          portal.remove(contact)
          return send('contact.deletion', contact)
        case 'erase':
          portal.remove(contact)
          return send('contact.privacyDeletion', contact)
      }
    },
  }
}

/** What can be done to a contact, as a form. */
export function contactForm(contact: CrmObject, { contacts, owners }: Portal): string {
  const { id, properties } = contact
  const others = [...contacts.values()].filter((other) => other !== contact)
  const owner = owners.map((each) => ownerOption(each, properties.hubspot_owner_id))
  const name = escaped(properties.email ?? id)
  const merge = others.map(
    (other) => `<option value="${other.id}">${escaped(other.properties.email ?? other.id)}</option>`,
  )
  return `<form method="post" action="/"><input type="hidden" name="contact" value="${id}">
<p><label>Owner <select name="owner" aria-label="Owner of ${name}"><option value="">Nobody</option>${owner.join('')}</select></label><button name="action" value="give" aria-label="Change owner of ${name}">Change owner</button></p>
${merge.length === 0 ? '' : `<p><label>Into <select name="into" aria-label="Into which ${name} is merged">${merge.join('')}</select></label><button name="action" value="merge" aria-label="Merge ${name}">Merge</button></p>`}
<p><button name="action" value="delete" aria-label="Delete ${name}">Delete</button> <button name="action" value="erase" aria-label="Delete for privacy: ${name}">Delete for privacy</button></p></form>`
}

function ownerOption({ id, email }: Owner, current: string | undefined): string {
  return `<option value="${id}"${id === current ? ' selected' : ''}>${escaped(email)}</option>`
}
