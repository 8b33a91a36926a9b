export interface Person {
  name: string
  email: string
  /** The end of the address of their profile. Empty if there is none. */
  key: string
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/

/** Whom a message on the page is for: Gmail's recipient or sender, LinkedIn's profile or conversation. Empty if unknown. */
export function findPerson(page: Document): Person {
  return ofMail(page) ?? ofLinkedIn(page) ?? { name: '', email: '', key: '' }
}

/** Gmail keeps the address of each person in an attribute: of recipients first, then of who wrote last. */
function ofMail(page: Document): Person | undefined {
  const people = [
    ...page.querySelectorAll(
      '[data-hovercard-id*="@"][role="option"], [role="listbox"] [data-hovercard-id*="@"]',
    ),
    ...[...page.querySelectorAll('.gD[email]')].toReversed(),
  ]
  for (const person of people) {
    const email = person.getAttribute('email') ?? person.getAttribute('data-hovercard-id') ?? ''
    if (!EMAIL.test(email)) continue
    const name = person.getAttribute('data-name') ?? person.getAttribute('name') ?? ''
    return { email, name: EMAIL.test(name) ? '' : name.trim(), key: '' }
  }
  return undefined
}

function ofLinkedIn(page: Document): Person | undefined {
  if (!isLinkedIn(page)) return undefined
  // In a conversation the title is a link to the profile.
  const title = page.querySelector(
    '.msg-entity-lockup__entity-title, .msg-overlay-bubble-header__title, main h1',
  )
  const name = title?.textContent.trim()
  if (!title || !name) return undefined
  const profile = title.closest('a') ?? title.querySelector('a')
  return { name, email: '', key: profileIn(profile?.href ?? page.location.href) }
}

function profileIn(address: string): string {
  return /\/in\/([^/?#]+)/.exec(address)?.[1] ?? ''
}

function isLinkedIn(page: Document): boolean {
  return (
    page.location.hostname.endsWith('linkedin.com') ||
    page.querySelector('.msg-form__contenteditable') !== null
  )
}
