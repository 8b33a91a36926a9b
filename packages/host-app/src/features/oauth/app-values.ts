import type { Api } from '@scheduling/contract'
import { isRedirect } from '@scheduling/contract/redirects'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'

export interface AppValues {
  name: string
  /** One per line. */
  redirects: string
  isConfidential: boolean
}

export const NEW_APP: AppValues = { name: '', redirects: '', isConfidential: false }

export function checkApp({ name, redirects }: AppValues, t: HostTranslate): Problems {
  const addresses = addressesOf(redirects)
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...(addresses.length === 0 && { redirects: t('field.required') }),
    ...(!addresses.every(isRedirect) && { redirects: t('field.format') }),
  }
}

export function bodyOf({
  name,
  redirects,
  isConfidential,
}: AppValues): Api['POST /oauth/apps']['$args']['body'] {
  return { name, redirects: addressesOf(redirects), isConfidential }
}

function addressesOf(lines: string): string[] {
  return lines.split(/\s+/).filter(Boolean)
}
