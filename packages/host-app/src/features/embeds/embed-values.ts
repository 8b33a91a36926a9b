import type { Embed, EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { ApiError } from '@scheduling/contract/client'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems, longerThan } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'
import { sitesOf, sitesProblem } from './allowed-sites.ts'
import type { EmbedKind } from './code/snippets.ts'

/** The fields of an embed that hosts edit. */
export interface EmbedValues {
  name: string
  eventTypeId: string | null
  kind: EmbedKind
  settings: EmbedSettings
  /** Allowed sites, one per line. */
  allowedSites: string
}

export type EmbedBody = Omit<Embed, 'id' | 'createdAt'>

export function valuesOf({ name, eventTypeId, kind, settings, allowedSites }: Embed): EmbedValues {
  return { name, eventTypeId, kind, settings, allowedSites: allowedSites.join('\n') }
}

export function newEmbed(): EmbedValues {
  return { name: '', eventTypeId: null, kind: 'inline', settings: EMBED_DEFAULTS, allowedSites: '' }
}

export function bodyOf(values: EmbedValues): EmbedBody {
  return { ...values, allowedSites: sitesOf(values.allowedSites) }
}

/** The part of the body to send when these fields have changed. */
export function changedBody(values: EmbedValues, changed: Partial<EmbedValues>): Partial<EmbedBody> {
  const entries = Object.entries(bodyOf(values)).filter(([name]) => name in changed)
  return Object.fromEntries(entries) as Partial<EmbedBody>
}

export function checkEmbed({ name, kind, settings, allowedSites }: EmbedValues, t: HostTranslate): Problems {
  const sites = sitesProblem(allowedSites, t)
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...longerThan(limits.TITLE_MAX, { name }, t),
    ...(kind === 'popup_widget' &&
      settings.buttonText.trim() === '' && { 'settings.buttonText': t('field.required') }),
    ...(kind === 'popup_text' &&
      settings.linkText.trim() === '' && { 'settings.linkText': t('field.required') }),
    ...(kind !== 'inline' &&
      settings.closeLabel.trim() === '' && { 'settings.closeLabel': t('field.required') }),
    ...(sites && { allowedSites: sites }),
  }
}

/** Puts the server's refusals at the fields where the values were typed. */
export function embedRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  if (error instanceof ApiError && error.code === 'event_type_not_found') {
    return { eventTypeId: t('error.event_type_not_found') }
  }
  const problems = fieldProblems(error, t)
  // All sites are typed into one field.
  return (
    problems &&
    Object.fromEntries(
      Object.entries(problems).map(([path, text]) => [path.replace(/^(allowedSites)\[\d+\]$/, '$1'), text]),
    )
  )
}
