import { isPlanType, periodOf, tierOf } from '@scheduling/domain/pricing'
import type { HostTranslate } from '@scheduling/messages/host'

/** `Growth, monthly`. A plan that is no longer sold has its own name. */
export function planName(planType: string, t: HostTranslate): string {
  if (isPlanType(planType)) return `${t(`plan.${tierOf(planType)}`)}, ${t(`plan.${periodOf(planType)}`)}`
  return planType === 'Free' || planType === '' ? t('plan.free') : planType
}
