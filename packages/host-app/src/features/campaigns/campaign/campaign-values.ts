import type { Api, Campaign } from '@scheduling/contract'
import { USUAL_OVERLAY } from '@scheduling/contract/campaign-backgrounds'
import type { ToolId } from '@scheduling/contract/campaign-tools'
import { fieldsIn, limits, urlTemplateProblem } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../../data/problem-text.ts'
import type { Problems } from '../../../ui/form/form-state.ts'
import { mergeFieldText } from '../merge-field-text.ts'

export type Kind = Campaign['destination']['kind']

/** The form's values of a campaign. Each kind of destination keeps what was chosen for it. */
export interface CampaignValues {
  name: string
  kind: Kind
  videoId: string | null
  eventTypeId: string | null
  url: string
  tool: ToolId | null
  externalId: string
  greeting: string
  fallbacks: Record<string, string>
  background: Campaign['background']
  imageAlt: string
  overlay: Campaign['overlay']
}

type Body = Api['POST /campaigns']['$args']['body']

export function newValues(greeting: string): CampaignValues {
  return {
    name: '',
    kind: 'page',
    videoId: null,
    eventTypeId: null,
    url: '',
    tool: null,
    externalId: '',
    greeting,
    fallbacks: {},
    background: 'none',
    imageAlt: '',
    overlay: USUAL_OVERLAY,
  }
}

export function valuesOf({ destination, externalId, ...campaign }: Campaign): CampaignValues {
  const { name, videoId, tool, greeting, fallbacks, background, imageAlt, overlay } = campaign
  return {
    name,
    kind: destination.kind,
    videoId,
    eventTypeId: destination.kind === 'event' ? destination.eventTypeId : null,
    url: destination.kind === 'url' ? destination.url : '',
    tool,
    externalId: externalId ?? '',
    greeting,
    fallbacks,
    background,
    imageAlt,
    overlay,
  }
}

export function bodyOf(values: CampaignValues): Body {
  const { name, videoId, tool, externalId, greeting, fallbacks, background, imageAlt, overlay } = values
  return {
    name: name.trim(),
    videoId,
    destination: destinationOf(values),
    tool,
    externalId: tool === null ? null : externalId.trim() || null,
    greeting: greeting.trim(),
    background,
    imageAlt: imageAlt.trim(),
    overlay,
    fallbacks: Object.fromEntries(
      Object.entries(fallbacks).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])),
    ),
  }
}

/** The part of the body to send when these fields have changed. */
export function changedBody(values: CampaignValues, changed: Partial<CampaignValues>): Partial<Body> {
  const { name, videoId, destination, tool, externalId, greeting, fallbacks, ...look } = bodyOf(values)
  const { background, imageAlt, overlay } = look
  return {
    ...('background' in changed && { background }),
    ...('imageAlt' in changed && { imageAlt }),
    ...('overlay' in changed && { overlay }),
    ...('name' in changed && { name }),
    ...('videoId' in changed && { videoId }),
    ...(['kind', 'eventTypeId', 'url'].some((field) => field in changed) && { destination }),
    ...(('tool' in changed || 'externalId' in changed) && { tool, externalId }),
    ...('greeting' in changed && { greeting }),
    ...('fallbacks' in changed && { fallbacks }),
  }
}

function destinationOf({ kind, eventTypeId, url }: CampaignValues): Campaign['destination'] {
  if (kind === 'event') return { kind, eventTypeId: eventTypeId ?? '' }
  if (kind === 'url') return { kind, url: url.trim() }
  return { kind }
}

/** The form's field for one of the request. */
export function fieldOf(path: string): string {
  if (path === 'destination.url') return 'url'
  return path === 'destination.eventTypeId' ? 'eventTypeId' : path
}

export function checkCampaign(values: CampaignValues, t: HostTranslate): Problems {
  const { name, kind, videoId, eventTypeId, greeting, externalId, fallbacks } = values
  const long = Object.values(fallbacks).some((text) => text.length > limits.FALLBACK_MAX)
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...longerThan(limits.NAME_MAX, { name }, t),
    ...(kind === 'page' && videoId === null && { videoId: t('field.required') }),
    ...(kind === 'event' && eventTypeId === null && { eventTypeId: t('field.required') }),
    ...(kind === 'url' && problemOfUrl(values.url.trim(), t)),
    ...longerThan(limits.GREETING_MAX, { greeting }, t),
    ...longerThan(limits.LEAD_KEY_MAX, { externalId }, t),
    ...longerThan(limits.ALT_MAX, { imageAlt: values.imageAlt }, t),
    ...(long && { fallbacks: t('field.too_long') }),
  }
}

function problemOfUrl(url: string, t: HostTranslate): Problems {
  if (url === '') return { url: t('field.required') }
  const problem = urlTemplateProblem(url)
  if (problem === 'field_in_host')
    return {
      url: t('campaigns.url_field_in_host', { example: `https://example.com/${mergeFieldText('company')}` }),
    }
  if (problem || !URL.canParse(url)) return { url: t('field.url') }
  return longerThan(limits.URL_MAX, { url }, t)
}

/** The fields whose values leads may lack: those of the greeting without a fallback of their own there. */
export function fieldsToFallBack({ greeting }: CampaignValues): string[] {
  return fieldsIn(greeting)
}
