// What the site's own page says of its visitor's consent. Each tool is read where it is present, and asked for nothing.

/** For which the tools ask apart. */
export type Purpose = 'statistics' | 'advertising'

/** The names under which the tools stand on a page; of what is in them nothing is sure. */
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

/** https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework, TCF v2, CMP API. */
interface TcData {
  eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete'
  gdprApplies?: boolean
  purpose: { consents: Record<number, boolean | undefined> }
}

/** Yes or no by one tool, at this moment; undefined where it is absent or has nothing to say. */
type Signal = (purpose: Purpose) => boolean | undefined

/**
 * Whether the visitor agrees, at this moment: at least one tool says so, and none says no. A browser that says no
 * (Global Privacy Control) is believed before any of them.
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

/** `data-consent`, anywhere on the page, for tools that are not here. Other tools have other words in it. */
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

/** Before Google's script has read them: the page's own commands. One for some regions is not ours to judge. */
function commanded(dataLayer: readonly unknown[], type: string): boolean | undefined {
  let state: { by: unknown; isGranted: boolean } | undefined
  for (const { 0: name, 1: by, 2: given } of dataLayer as ArrayLike<unknown>[]) {
    const { [type]: word, region } = (name === 'consent' && given ? given : {}) as Record<string, unknown>
    // A default after the visitor's choice changes nothing.
    if (word && !region && !(by === 'default' && state?.by === 'update'))
      state = { by, isGranted: word === 'granted' }
  }
  return state?.isGranted
}

// To store and read on the device; to measure how content, and how ads, perform.
const STORE = 1
const MEASURE = { advertising: 7, statistics: 8 }

function transparency(page: SitePage): Signal {
  let told: TcData | undefined
  let isAsked = false
  return (purpose) => {
    const { __tcfapi: ask } = page
    if (!ask) return undefined
    if (!isAsked) {
      isAsked = true
      ask('addEventListener', 2, (data, isRead) => {
        if (isRead) told = data
      })
    }
    // Until its question is answered.
    if (!told || told.eventStatus === 'cmpuishown') return false
    const { consents } = told.purpose
    return told.gdprApplies === false || Boolean(consents[STORE] && consents[MEASURE[purpose]])
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
