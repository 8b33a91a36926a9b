import { insertContent } from './insert/insert-content.ts'
import { findPerson } from './insert/find-person.ts'

// Runs in the page after a click on the button, in a world of its own. Leaves two functions for the popup.
Object.assign(globalThis, { schedulingInsert: insertContent, schedulingPerson: () => findPerson(document) })
