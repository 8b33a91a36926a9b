import type { AdministeredAccount } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../time/format.ts'

/** What is unusual about an account. */
export function accountStatus(
  { isVerified, isOperator, disabledAt, deletion, callAskedAt }: AdministeredAccount,
  t: HostTranslate,
  format: Pick<Format, 'dateTime'>,
): string[] {
  return [
    ...(isOperator ? [t('administration.is_operator')] : []),
    ...(isVerified ? [] : [t('administration.unverified')]),
    ...(disabledAt === null ? [] : [t('administration.disabled')]),
    ...(callAskedAt === null
      ? []
      : [t('administration.call_asked', { date: format.dateTime(Date.parse(callAskedAt)) })]),
    ...(deletion
      ? [
          t('administration.leaving', {
            date: format.dateTime(Date.parse(deletion.endsAt)),
            reason: deletion.reason,
          }),
        ]
      : []),
  ]
}
