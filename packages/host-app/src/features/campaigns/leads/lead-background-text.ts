import type { Campaign, Lead } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** Which picture is behind the video on this lead's page, and why, if the campaign shows websites and this lead's is not it. */
export function leadBackgroundText(
  { background: { kind, waiting }, website }: Lead,
  chosen: Campaign['background'],
  t: HostTranslate,
): string {
  const site = website && URL.canParse(website) ? new URL(website).hostname : ''
  if (kind === 'screenshot') return t('backgrounds.lead_screenshot', { site })
  if (waiting && kind !== 'preview') return t('backgrounds.lead_waiting', { site })
  if (kind === 'preview') return t('backgrounds.lead_preview', { site })
  const shown = kind === 'image' ? 'image' : 'none'
  if (chosen !== 'website') return t(`backgrounds.lead_${shown}`)
  return site ? t(`backgrounds.lead_${shown}_else`, { site }) : t(`backgrounds.lead_${shown}_no_site`)
}
