// Reads the visitor's consent from the tools on the site's own page. Never asks for consent itself.

/** The purposes that consent tools ask about separately. */
export type Purpose = 'statistics' | 'advertising'

/** The global names of the tools. Nothing about their contents is certain. */
export interface SitePage {
  document: Pick<ParentNode, 'querySelector'>
  navigator: { globalPrivacyControl?: boolean }
  dataLayer?: unknown[]
  google_tag_data?: { ics?: { entries?: Record<string, { update?: boolean; default?: boolean }> } }
  __tcfapi?: (command: 'addEventListener', version: 2, listener: TcListener) => void
  Shopify?: {
    customerPrivacy?: { analyticsProcessingAllowed?: () => boolean; marketingAllowed?: () => boolean }
  }
  consentPolicyManager?: {
    getCurrentConsentPolicy: () => { policy: { analytics: boolean; advertising: boolean } }
  }
}

type TcListener = (data: TcData, isRead: boolean) => void

/** TCF v2, CMP API: https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework */
interface TcData {
  eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete'
  gdprApplies?: boolean
  purpose: { consents: Record<number, boolean | undefined> }
}

/** One tool's answer at this moment. Undefined if the tool is absent or has no answer. */
type Signal = (purpose: Purpose) => boolean | undefined

/**
 * Whether the visitor agrees at this moment: at least one tool says yes, and none says no. Global Privacy Control, the
 * browser's own no, overrides all of them.
 */
export function consentOn(page: SitePage): (purpose: Purpose) => boolean {
  const signals = [ownWord(page), consentMode(page), transparency(page), shopify(page), wix(page)]
  return (purpose) => {
    if (page.navigator.globalPrivacyControl) return false
    const answers = signals.map((signal) => {
      try {
        return signal(purpose)
      } catch {
        // A tool that fails has not said yes.
        return false
      }
    })
    return answers.includes(true) && !answers.includes(false)
  }
}

/** `data-consent` anywhere on the page, for tools that are not supported here. Other values belong to other tools. */
function ownWord({ document }: SitePage): Signal {
  return () => {
    if (document.querySelector('[data-consent=denied]')) return false
    return document.querySelector('[data-consent=granted]') ? true : undefined
  }
}

/** https://developers.google.com/tag-platform/security/guides/consent */
function consentMode(page: SitePage): Signal {
  return (purpose) => {
    const type = purpose === 'advertising' ? 'ad_storage' : 'analytics_storage'
    const state = page.google_tag_data?.ics?.entries?.[type]
    return state?.update ?? state?.default ?? commanded(page.dataLayer ?? [], type)
  }
}

/**
 * Reads the page's own commands before Google's script has. Ignores commands for some regions: we do not know the
 * visitor's.
 */
function commanded(dataLayer: readonly unknown[], type: string): boolean | undefined {
  let state: { by: unknown; isGranted: boolean } | undefined
  for (const { 0: name, 1: by, 2: given } of dataLayer as ArrayLike<unknown>[]) {
    const { [type]: word, region } = (name === 'consent' && given ? given : {}) as Record<string, unknown>
    // A default after the visitor's choice does not change it.
    if (word && !region && !(by === 'default' && state?.by === 'update'))
      state = { by, isGranted: word === 'granted' }
  }
  return state?.isGranted
}

// TCF purposes: store and read on the device (1), measure ads (7), measure content (8).
const STORE = 1
const MEASURE = { advertising: 7, statistics: 8 }

function transparency(page: SitePage): Signal {
  let consent: TcData | undefined
  let isAsked = false
  return (purpose) => {
    const { __tcfapi: ask } = page
    if (!ask) return undefined
    if (!isAsked) {
      isAsked = true
      ask('addEventListener', 2, (data, isRead) => {
        if (isRead) consent = data
      })
    }
    // The visitor has not answered the dialog yet.
    if (!consent || consent.eventStatus === 'cmpuishown') return false
    const { consents } = consent.purpose
    return consent.gdprApplies === false || Boolean(consents[STORE] && consents[MEASURE[purpose]])
  }
}

/** https://shopify.dev/docs/api/customer-privacy */
function shopify(page: SitePage): Signal {
  return (purpose) => {
    const privacy = page.Shopify?.customerPrivacy
    return purpose === 'advertising' ? privacy?.marketingAllowed?.() : privacy?.analyticsProcessingAllowed?.()
  }
}

/** https://dev.wix.com/docs/develop-websites/articles/code-tutorials/privacy/consent-policy-manager */
function wix(page: SitePage): Signal {
  return (purpose) => {
    const policy = page.consentPolicyManager?.getCurrentConsentPolicy().policy
    return purpose === 'advertising' ? policy?.advertising : policy?.analytics
  }
}
