import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Color, Id, InstantText, LanguageKey, line } from '../fields.ts'
import { SITE, siteText } from './site.ts'

const Campaign = line(limits.TRACKING_VALUE_MAX)

/** Share-widget settings. Each kind of embed ignores those that it does not need. */
export const EmbedSettings = z
  .strictObject({
    hideEventDetails: z.boolean(),
    backgroundColor: Color,
    textColor: Color,
    /** Color of buttons and links on the booking page. */
    buttonColor: Color,
    /** Text of the popup widget's floating button. */
    buttonText: line(limits.EMBED_TEXT_MAX, 1),
    buttonBackground: Color,
    buttonTextColor: Color,
    /** Text of the popup link. */
    linkText: line(limits.EMBED_TEXT_MAX, 1),
    /** The accessible name of the button that closes a popup. */
    closeLabel: line(limits.EMBED_TEXT_MAX, 1),
    /** `auto`: the visitor's theme. */
    theme: z.enum(['light', 'dark', 'auto']),
    /** Null: the visitor's language. */
    language: LanguageKey.nullable(),
    /** Prefilled for the visitor, who can change it. */
    prefillName: line(limits.NAME_MAX),
    prefillEmail: line(limits.EMAIL_MAX),
    /** Saved with each booking, unless the address of the site's page has other values. */
    utmSource: Campaign,
    utmMedium: Campaign,
    utmCampaign: Campaign,
    utmTerm: Campaign,
    utmContent: Campaign,
  })
  .meta({ id: 'EmbedSettings' })
export type EmbedSettings = z.output<typeof EmbedSettings>

const Site = z
  .string()
  .trim()
  .max(limits.SITE_MAX)
  .overwrite(siteText)
  .refine(
    (text) => SITE.test(text) && URL.canParse(text.replace('*.', '')),
    'Expected a site such as https://example.com or https://*.example.com, without a path',
  )

export const fields = {
  name: line(limits.TITLE_MAX, 1),
  /** Null: the host's booking list. */
  eventTypeId: Id.nullable(),
  kind: z.enum(['inline', 'popup_widget', 'popup_text']),
  settings: EmbedSettings,
  /** Sites that may show the embed; empty: any site. */
  allowedSites: z.array(Site).max(limits.ALLOWED_SITES_MAX),
}

export const Embed = z.object({ id: Id, ...fields, createdAt: InstantText }).meta({ id: 'Embed' })
export type Embed = z.output<typeof Embed>

/** One result of a check of an owner's page, and what it means for visitors there. */
const Finding = z
  .object({
    code: z.enum([
      'works',
      'unreachable',
      'not_a_page',
      'unreadable',
      'missing',
      'script_missing',
      'script_twice',
      'frame_twice',
      'wrong_origin',
      'insecure',
      'unknown_page',
      'other_owner',
      'event_off',
      'policy_blocks_frame',
      'policy_blocks_script',
      'sandbox_blocks',
      'site_not_allowed',
      'bad_attribute',
    ]),
    level: z.enum(['good', 'warning', 'problem']),
    /**
     * The value found, or what is missing: an address, a directive, an attribute, sandbox tokens; null if there is
     * nothing to name. For `unreachable`: `address`, `port 6379`, `not_public`, `no_answer`, `certificate`,
     * `timeout`, `status 404`, `too_many_redirects` or `too_large`. For `not_a_page`: the content type. For
     * `unreadable`: `too_large`, `too_deep`, `too_slow`, `out_of_memory` or `unreadable`.
     */
    detail: z.string().nullable(),
  })
  .meta({ id: 'Finding' })
export type Finding = z.output<typeof Finding>

export const CheckUp = z
  .object({
    /** The final address, after redirects. */
    url: z.string(),
    /** Embeds on the page, in document order. */
    found: z.array(
      z.object({
        kind: z.enum(['inline', 'iframe', 'popup_widget', 'popup_text']),
        url: z.string(),
        /** Settings from its address and attributes, by parameter name. */
        settings: z.record(z.string(), z.string()),
      }),
    ),
    findings: z.array(Finding),
  })
  .meta({ id: 'CheckUp' })
export type CheckUp = z.output<typeof CheckUp>
