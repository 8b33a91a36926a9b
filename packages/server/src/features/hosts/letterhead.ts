import { imageAddress } from '@scheduling/contract/images'
import type { Context } from '../../context.ts'
import type { Brand, MailedHost } from '../../mail/content/people.ts'
import { hidesProductName, originOf } from './operations.ts'

/** How mails in a host's name look. */
export function brandOf(
  host: Pick<MailedHost, 'colors' | 'logo' | 'avatar' | 'configs' | 'hides_product_name'>,
  publicUrl: string,
): Brand {
  return {
    accent: host.colors.button ?? null,
    logo: host.logo && publicUrl + imageAddress('logo', host.logo),
    avatar: host.avatar && publicUrl + imageAddress('avatar', host.avatar),
    hidesProductName: hidesProductName(host),
  }
}

/** The address of the host's page, for people to read: it says whose account it is, whatever name they chose. */
export function pageOf(context: Pick<Context, 'config'>, host: Pick<MailedHost, 'domain' | 'link'>): string {
  return `${new URL(originOf(context, host)).host}/${host.link}`
}
