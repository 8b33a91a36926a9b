import type { HostTranslate } from '@scheduling/messages/host'

const REASONS = [
  'address',
  'not_public',
  'no_answer',
  'certificate',
  'timeout',
  'too_many_redirects',
  'too_large',
  'too_deep',
  'too_slow',
  'out_of_memory',
  'unreadable',
] as const

/**
 * Why a page or a webhook did not respond, in words: `status 404`, `no_answer`. Unknown reasons are shown as they
 * are.
 */
export function reasonText(detail: string, t: HostTranslate): string {
  const [name, value = ''] = detail.split(' ')
  if (name === 'status' || name === 'port') return t(`reason.${name}`, { value })
  const known = REASONS.find((reason) => reason === name)
  return known ? t(`reason.${known}`) : detail
}
