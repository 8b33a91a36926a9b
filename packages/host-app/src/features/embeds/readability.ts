import type { EmbedSettings } from '@scheduling/contract'
import { contrastRatio, nearestReadable } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { SnippetKind } from './code/snippets.ts'

// WCAG 2.2: text 4.5, controls and large text 3.
const TEXT = 4.5
const CONTROL = 3

interface Pair {
  /** The color to replace with a better one. */
  name: 'textColor' | 'buttonColor' | 'buttonTextColor'
  on: 'backgroundColor' | 'buttonBackground'
  ratio: number
  warning: 'embed.hard_to_read' | 'embed.button_hard_to_see' | 'embed.widget_hard_to_read'
}

const PAGE: readonly Pair[] = [
  { name: 'textColor', on: 'backgroundColor', ratio: TEXT, warning: 'embed.hard_to_read' },
  { name: 'buttonColor', on: 'backgroundColor', ratio: CONTROL, warning: 'embed.button_hard_to_see' },
]
// The widget's letters are large and bold.
const WIDGET: Pair = {
  name: 'buttonTextColor',
  on: 'buttonBackground',
  ratio: CONTROL,
  warning: 'embed.widget_hard_to_read',
}

export interface Warning {
  text: string
  name: Pair['name']
  /** The nearest readable color. */
  better: string
}

/** Warns about colors that are hard to read. All colors are drawn as given. */
export function readabilityWarnings(settings: EmbedSettings, kind: SnippetKind, t: HostTranslate): Warning[] {
  const pairs = kind === 'popup_widget' ? [WIDGET, ...PAGE] : PAGE
  return pairs.flatMap(({ name, on, ratio, warning }) => {
    const found = contrastRatio(settings[name], settings[on])
    if (found >= ratio) return []
    const text = t(warning, { ratio: roundedDown(found), needed: String(ratio) })
    return [{ text, name, better: nearestReadable(settings[name], [settings[on]], ratio) }]
  })
}

/** Rounds down, so that 4.48 does not show as 4.5. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
