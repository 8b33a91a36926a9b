import type { Call } from '@scheduling/contract'
import type { Download } from '@scheduling/contract/client'
import type { Toasts } from '../ui/toasts/toasts.ts'

type Shown = Pick<Toasts, 'current' | 'dismiss'>

/**
 * Writes whose messages about failures leave as soon as the same write is tried again: a success may have nothing to
 * say, and another failure says its own. Reads say their failures on the page.
 */
export function callWithoutOutdatedErrors(call: Call, toasts: Shown): Call {
  const attempt = attempts(toasts)
  return async (...asked: Parameters<Call>) =>
    asked[0].startsWith('GET ') ? call(...asked) : attempt(nameOf(...asked), async () => call(...asked))
}

/** The same for files. */
export function downloadWithoutOutdatedErrors(download: Download, toasts: Shown): Download {
  const attempt = attempts(toasts)
  return async (route, args) => attempt(nameOf(route, args), async () => download(route, args))
}

function nameOf(route: string, args?: object): string {
  return `${route} ${JSON.stringify(args && 'params' in args && args.params)}`
}

function attempts({ current, dismiss }: Shown) {
  const failed = new Set<string>()
  return async <Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> => {
    if (failed.delete(name)) for (const { id } of current().filter(({ tone }) => tone === 'bad')) dismiss(id)
    return send().catch((error: unknown) => {
      failed.add(name)
      throw error
    })
  }
}
