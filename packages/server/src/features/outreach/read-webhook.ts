/** What a webhook of an outreach tool says, as far as we need it. Nobody describes all of their shapes. */
export interface WebhookFacts {
  isReply: boolean
  emails: string[]
  profiles: string[]
}

const DEPTH_MAX = 12
const VALUES_MAX = 5_000
const FOUND_MAX = 20
const TEXT_MAX = 500
const KIND = /^(?:event_?type|event|type)$/i
const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u
const PROFILE = /linkedin\.com\/in\//i

/** A pure function for an isolated thread. Throws if it is no JSON. */
export function readWebhook(text: string): WebhookFacts {
  const webhookFacts: WebhookFacts = { isReply: false, emails: [], profiles: [] }
  const rest: { value: unknown; name: string; depth: number }[] = [
    { value: JSON.parse(text), name: '', depth: 0 },
  ]
  for (let count = 0; count < VALUES_MAX; count++) {
    const next = rest.pop()
    if (!next) break
    const { value, name, depth } = next
    if (typeof value === 'string') note(webhookFacts, name, value)
    else if (typeof value === 'object' && value !== null && depth < DEPTH_MAX)
      for (const [key, part] of Object.entries(value).slice(0, VALUES_MAX))
        rest.push({ value: part, name: key, depth: depth + 1 })
  }
  return webhookFacts
}

function note(webhookFacts: WebhookFacts, name: string, value: string): void {
  if (value.length > TEXT_MAX) return
  const text = value.trim()
  if (KIND.test(name) && /repl(?:y|ied)/i.test(text)) webhookFacts.isReply = true
  else if (webhookFacts.emails.length < FOUND_MAX && EMAIL.test(text))
    webhookFacts.emails.push(text.toLowerCase())
  else if (webhookFacts.profiles.length < FOUND_MAX && PROFILE.test(text)) webhookFacts.profiles.push(text)
}
