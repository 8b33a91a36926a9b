import { expect, test } from 'vitest'
import type { SitePage } from './consent.ts'
import { consentOn } from './consent.ts'

function pageWith(tools: Partial<SitePage>): SitePage {
  const holder = document.createElement('div')
  return { document: holder, navigator: {}, ...tools }
}

function answers(page: SitePage): [statistics: boolean, advertising: boolean] {
  const agrees = consentOn(page)
  return [agrees('statistics'), agrees('advertising')]
}

const said = (consent: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = consent
  return { document: holder }
}
const command = (...given: unknown[]) => given
const ics = (entries: Record<string, { update?: boolean; default?: boolean }>) => ({
  google_tag_data: { ics: { entries } },
})
const tcf = (data: object | null): Partial<SitePage> => ({
  __tcfapi: (_command, _version, listener) => {
    if (data) listener({ eventStatus: 'tcloaded', purpose: { consents: {} }, ...data } as never, true)
  },
})
const wix = (analytics: boolean, advertising: boolean): Partial<SitePage> => ({
  consentPolicyManager: { getCurrentConsentPolicy: () => ({ policy: { analytics, advertising } }) },
})
const shopify = (statistics: boolean, advertising: boolean): Partial<SitePage> => ({
  Shopify: {
    customerPrivacy: {
      analyticsProcessingAllowed: () => statistics,
      marketingAllowed: () => advertising,
    },
  },
})

test.each<[name: string, tools: Partial<SitePage>, agrees: [boolean, boolean]]>([
  ['nothing', {}, [false, false]],

  ['data-consent=granted', said('<script data-consent="granted"></script>'), [true, true]],
  ['data-consent=denied', said('<p data-consent="denied">'), [false, false]],
  [
    'data-consent with another tool’s word',
    said('<script data-consent="marketing"></script>'),
    [false, false],
  ],
  ['both words', said('<i data-consent="granted"></i><i data-consent="denied"></i>'), [false, false]],

  [
    'Consent Mode before Google’s script',
    { dataLayer: [command('consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' })] },
    [true, false],
  ],
  [
    'Consent Mode with a choice',
    {
      dataLayer: [
        command('consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }),
        command('consent', 'update', { ad_storage: 'granted' }),
        command('consent', 'default', { ad_storage: 'denied' }),
      ],
    },
    [false, true],
  ],
  [
    'Consent Mode for some regions',
    { dataLayer: [command('consent', 'default', { analytics_storage: 'granted', region: ['US'] })] },
    [false, false],
  ],
  ['other commands and events', { dataLayer: [command('js', 1), { event: 'x' }, 7, null] }, [false, false]],
  [
    'Consent Mode as Google’s script has it',
    ics({ analytics_storage: { default: false, update: true }, ad_storage: { default: true } }),
    [true, true],
  ],
  [
    'Consent Mode as Google’s script has it, denied',
    {
      ...ics({ analytics_storage: { default: true, update: false } }),
      dataLayer: [command('consent', 'update', { analytics_storage: 'granted' })],
    },
    [false, false],
  ],

  ['TCF, not loaded', tcf(null), [false, false]],
  [
    'TCF, asking',
    tcf({ eventStatus: 'cmpuishown', purpose: { consents: { 1: true, 7: true } } }),
    [false, false],
  ],
  ['TCF, some purposes', tcf({ purpose: { consents: { 1: true, 8: true } } }), [true, false]],
  ['TCF, all purposes', tcf({ purpose: { consents: { 1: true, 7: true, 8: true } } }), [true, true]],
  ['TCF, without storage', tcf({ purpose: { consents: { 7: true, 8: true } } }), [false, false]],
  ['TCF, where it does not apply', tcf({ gdprApplies: false }), [true, true]],

  ['Shopify', shopify(true, false), [true, false]],
  ['Shopify, before its tool is loaded', { Shopify: {} }, [false, false]],
  ['Wix', wix(false, true), [false, true]],

  [
    'one that says no against one that says yes',
    { ...wix(true, true), ...shopify(false, true) },
    [false, true],
  ],
  [
    'one that fails',
    {
      ...wix(true, true),
      Shopify: {
        customerPrivacy: {
          marketingAllowed: () => {
            throw new Error('of the tool')
          },
        },
      },
    },
    [true, false],
  ],
  [
    'Global Privacy Control against all of them',
    { ...said('<i data-consent="granted"></i>'), navigator: { globalPrivacyControl: true } },
    [false, false],
  ],
])('%s', (_tools, tools, agrees) => {
  expect(answers(pageWith(tools))).toEqual(agrees)
})

test('a choice that is made later counts from then on', () => {
  const told: { hear?: (data: never, isRead: boolean) => void } = {}
  const agrees = consentOn(
    pageWith({
      __tcfapi: (_command, _version, listener) => {
        told.hear = listener
      },
    }),
  )
  expect(agrees('statistics')).toBe(false)
  told.hear?.(
    { eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 8: true } } } as never,
    true,
  )
  expect(agrees('statistics')).toBe(true)
})
