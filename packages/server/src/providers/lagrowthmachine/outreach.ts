import type { OutreachLead, OutreachPort } from '../provider.ts'
import { callingKeyed } from '../keyed.ts'
import { read } from '../read.ts'
import { AudienceList } from './wire.ts'

const BASE = '/flow'

/** https://documenter.getpostman.com/view/2071164/TVCmSkH2. Leads go into an audience, from which campaigns take them. */
export function growthMachineOutreach(origin: string): OutreachPort {
  const call = callingKeyed(origin)
  const post = async (key: string, path: string, json: object) =>
    call({ method: 'POST', path: `${BASE}${path}`, headers: headersOf(key), json })
  return {
    finds: ['email', 'profile'],
    atOnce: 1,
    requestsOfTargets: 1,
    async look(key) {
      await call({ method: 'GET', path: `${BASE}/members`, headers: headersOf(key) })
    },
    async targets(key) {
      const { body } = await call({ method: 'GET', path: `${BASE}/audiences`, headers: headersOf(key) })
      // It takes the name of an audience, not its id.
      return read(AudienceList, body).map(({ name }) => ({ id: name, name, isReady: true }))
    },
    async push(key, audience, field, leads) {
      for (const lead of leads) await post(key, '/leads', { audience, ...wireOf(lead, field) })
      return { left: [] }
    },
    async tellBooked(key, audience, lead) {
      await post(key, '/leads/remove', { audience, ...whoIs(lead) })
    },
  }
}

/** Its documentation shows the key in addresses, too. They end in logs. */
function headersOf(key: string) {
  return { 'x-api-key': key }
}

function whoIs({ email, profile }: Pick<OutreachLead, 'email' | 'profile'>): object {
  return { ...(email !== null && { proEmail: email }), ...(profile !== null && { linkedinUrl: profile }) }
}

function wireOf(lead: OutreachLead, field: string): object {
  const { firstName, lastName, company, link } = lead
  return {
    ...whoIs(lead),
    ...(firstName !== '' && { firstname: firstName }),
    ...(lastName !== '' && { lastname: lastName }),
    ...(company !== '' && { companyName: company }),
    [field]: link,
  }
}
