import type { Inserted, MessageContent } from '../insert/insert-content.ts'
import type { Person } from '../insert/find-person.ts'

declare global {
  // What `insert.ts` leaves in a page.
  var schedulingInsert: (content: MessageContent) => Promise<Inserted>
  var schedulingPerson: () => Person
}

/** The page in the tab below. Chrome lets us into it because its button was clicked there. */
export interface MessagePage {
  person: Person
  /** `closed`: Chrome lets no extension into this page. */
  insert: (content: MessageContent) => Promise<Inserted | 'closed'>
}

const NOBODY: Person = { name: '', email: '', key: '' }

export async function openMessagePage(): Promise<MessagePage> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  const target = { tabId: tab?.id ?? -1 }
  try {
    await chrome.scripting.executeScript({ target, files: ['insert.js'] })
    const [injected] = await chrome.scripting.executeScript({
      target,
      args: [],
      func: () => globalThis.schedulingPerson(),
    })
    return { person: injected?.result ?? NOBODY, insert: async (content) => insertAt(target, content) }
  } catch {
    // Such as the page of a new tab, or of the browser's settings.
    return { person: NOBODY, insert: async () => 'closed' }
  }
}

async function insertAt(target: InjectionTarget, content: MessageContent): Promise<Inserted | 'closed'> {
  try {
    const [done] = await chrome.scripting.executeScript({
      target,
      args: [content],
      func: async (messageContent) => globalThis.schedulingInsert(messageContent),
    })
    return done?.result ?? 'closed'
  } catch {
    // The page went elsewhere in the meantime.
    return 'closed'
  }
}
