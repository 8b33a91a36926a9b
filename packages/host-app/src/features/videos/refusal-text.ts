import type { HostTranslate } from '@scheduling/messages/host'

interface Refusal {
  status: number
  answer: unknown
}

/** Why the server does not accept an upload. */
export function refusalText(refusal: Refusal | undefined, t: HostTranslate): string {
  if (refusal?.status === 401) return t('upload.signed_out')
  const { answer } = refusal ?? {}
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined
  switch (code) {
    case 'upgrade_required':
    case 'video_limit_reached':
    case 'video_storage_full':
    case 'server_storage_full':
    case 'video_type':
    case 'video_too_large':
      return t(`error.${code}`)
    default:
      return t('upload.failed')
  }
}
