import type { Faults } from './faults.ts'

/** Whether a stand-in fails, and how people make it fail. */
export interface Health {
  isBroken: () => boolean
  break: () => void
  mend: () => void
}

export function healthOf<Endpoint extends string>(
  faults: Faults<Endpoint>,
  endpoints: readonly Endpoint[],
): Health {
  return {
    isBroken: () => faults.isAny(),
    break: () => endpoints.forEach((endpoint) => faults.begin(endpoint, 'unavailable')),
    mend: () => faults.end(),
  }
}

/** The part of a page that lets people make the service fail. */
export function healthSection(health: Health): string {
  const [text, action, label] = health.isBroken()
    ? ['It answers nothing but errors.', 'mend', 'Let it work again']
    : ['It works.', 'break', 'Let it answer nothing but errors']
  return `<section><h2>The service</h2><form method="post" action="/"><p>${text}</p><button name="action" value="${action}">${label}</button></form></section>`
}

/** Does what `healthSection` offers. False: the form is about something else. */
export function changeHealth(health: Health, form: URLSearchParams): boolean {
  const action = form.get('action')
  if (action === 'break') health.break()
  if (action === 'mend') health.mend()
  return action === 'break' || action === 'mend'
}
