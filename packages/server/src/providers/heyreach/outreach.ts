import type { OutreachLead, OutreachPort, OutreachTarget } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { callingKeyed } from '../keyed.ts'
import { read } from '../read.ts'
import { CampaignPage, Counts } from './wire.ts'

const BASE = '/api/public'
const PAGE = 100
const PAGES_MAX = 5
const NOT_FOUND = 404

/** https://documenter.getpostman.com/view/23808049/2sA2xb5F75 */
export function heyreachOutreach(origin: string): OutreachPort {
  const call = callingKeyed(origin)
  const post = async (key: string, path: string, json: object, also: readonly number[] = []) =>
    call({ method: 'POST', path: `${BASE}${path}`, headers: headersOf(key), json }, also)
  /** Sources disagree on which of the two it is. The README of the stand-ins lists such guesses. */
  const postBelowEither = async (key: string, name: string, json: object) => {
    const first = await post(key, `/campaign/${name}`, json, [NOT_FOUND])
    return first.status === NOT_FOUND ? post(key, `/lead/${name}`, json) : first
  }
  return {
    finds: ['profile'],
    atOnce: 100,
    requestsOfTargets: PAGES_MAX,
    async look(key) {
      await call({ method: 'GET', path: `${BASE}/auth/CheckApiKey`, headers: headersOf(key) })
    },
    async targets(key) {
      const outreachTargets: OutreachTarget[] = []
      for (let page = 0; page < PAGES_MAX; page++) {
        const { body } = await post(key, '/campaign/GetAll', { offset: outreachTargets.length, limit: PAGE })
        const { items, totalCount } = read(CampaignPage, body)
        outreachTargets.push(
          ...items.map(({ id, name, status }) => ({ id, name, isReady: status !== 'DRAFT' })),
        )
        if (items.length === 0 || outreachTargets.length >= totalCount) break
      }
      return outreachTargets
    },
    async push(key, targetId, field, leads) {
      const json = {
        campaignId: Number(targetId),
        accountLeadPairs: leads.map((lead) => ({ linkedInAccountId: null, lead: wireOf(lead, field) })),
      }
      const { body } = await postBelowEither(key, 'AddLeadsToCampaignV2', json)
      // It does not say which.
      return { left: read(Counts, body).failedLeadsCount > 0 ? [...leads.keys()] : [] }
    },
    async tellBooked(key, targetId, { profile }, tag = null) {
      if (profile === null) throw new ProviderError('not_found', 'a lead without a profile')
      // Nobody describes the field with the profile: the name that sources show, and the one in leads.
      const json = { campaignId: Number(targetId), leadUrl: profile, profileUrl: profile }
      await postBelowEither(key, 'StopLeadInCampaign', json)
      if (tag === null) return
      const tagged = { leadProfileUrl: profile, tags: [tag], createTagIfNotExisting: true }
      await post(key, '/lead/AddTags', tagged)
    },
  }
}

function headersOf(key: string) {
  return { 'x-api-key': key }
}

function wireOf(lead: OutreachLead, field: string): object {
  const { profile, email, firstName, lastName, company, link } = lead
  return {
    profileUrl: profile,
    ...(firstName !== '' && { firstName }),
    ...(lastName !== '' && { lastName }),
    ...(company !== '' && { companyName: company }),
    ...(email !== null && { emailAddress: email }),
    customUserFields: [{ name: field, value: link }],
  }
}
