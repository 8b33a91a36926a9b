import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Colour, Id, InstantText, LanguageKey, line } from '../fields.ts'
import { SITE, siteText } from './site.ts'

const Campaign = line(limits.TRACKING_VALUE_MAX)

/** Share-widget settings; what each kind of embed does not need it ignores. */
export const EmbedSettings = z
  .strictObject({
    hideEventDetails: z.boolean(),
    backgroundColor: Colour,
    textColor: Colour,
    /** Of buttons and links on the booking page. */
    buttonColor: Colour,
    /** Of the floating button of the popup widget. */
    buttonText: line(limits.EMBED_TEXT_MAX, 1),
    buttonBackground: Colour,
    buttonTextColor: Colour,
    /** Of the popup text. */
    linkText: line(limits.EMBED_TEXT_MAX, 1),
    /** What screen readers call the button that closes a popup. */
    closeLabel: line(limits.EMBED_TEXT_MAX, 1),
    /** `auto`: the visitor's. */
    theme: z.enum(['light', 'dark', 'auto']),
    /** Null: the visitor's. */
    language: LanguageKey.nullable(),
    /** Filled in for the visitor, who can change it. */
    prefillName: line(limits.NAME_MAX),
    prefillEmail: line(limits.EMAIL_MAX),
    /** Kept with each booking, unless the address of the site's page says otherwise. */
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
  /** Sites that may show it; none named: any. */
  allowedSites: z.array(Site).max(limits.ALLOWED_SITES_MAX),
}

export const Embed = z.object({ id: Id, ...fields, createdAt: InstantText }).meta({ id: 'Embed' })
export type Embed = z.output<typeof Embed>

/** What was looked at on an owner's page, and what it means for the visitor there. */
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
     * The value found, or what has to be added: an address, a directive, an attribute, tokens of a sandbox; null where
     * there is none. Of `unreachable` one of `address`, `port 6379`, `not_public`, `no_answer`, `certificate`, `timeout`,
     * `status 404`, `too_many_redirects`, `too_large`; of `not_a_page` the type that came; of `unreadable` one of
     * `too_large`, `too_deep`, `too_slow`, `out_of_memory`, `unreadable`.
     */
    detail: z.string().nullable(),
  })
  .meta({ id: 'Finding' })
export type Finding = z.output<typeof Finding>

export const CheckUp = z
  .object({
    /** Where the address led. */
    url: z.string(),
    /** Embeds on the page, in the order of the page. */
    found: z.array(
      z.object({
        kind: z.enum(['inline', 'iframe', 'popup_widget', 'popup_text']),
        url: z.string(),
        /** What its address and its attributes say of its look and its visitor, by their names in an address. */
        settings: z.record(z.string(), z.string()),
      }),
    ),
    findings: z.array(Finding),
  })
  .meta({ id: 'CheckUp' })
export type CheckUp = z.output<typeof CheckUp>
