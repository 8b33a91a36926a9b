import type { EmbedSettings } from '@scheduling/contract'
import { contrastRatio } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { SnippetKind } from './snippets.ts'

// WCAG 2.2: text 4.5, controls 3.
const TEXT = 4.5
const CONTROL = 3

/** What a visitor would find hard to read in these colours. */
export function readabilityWarnings(
  { backgroundColor, textColor, buttonColor, buttonBackground, buttonTextColor }: EmbedSettings,
  kind: SnippetKind,
  t: HostTranslate,
): string[] {
  const warnings: string[] = []
  if (kind === 'popup_widget') {
    const ratio = contrastRatio(buttonTextColor, buttonBackground)
    // Its letters are large and bold.
    if (ratio < CONTROL) warnings.push(t('embed.widget_hard_to_read', { ratio: ratio.toFixed(1) }))
  }
  if (contrastRatio(textColor, backgroundColor) < TEXT) warnings.push(t('embed.hard_to_read'))
  if (contrastRatio(buttonColor, backgroundColor) < CONTROL) warnings.push(t('embed.button_hard_to_see'))
  return warnings
}
