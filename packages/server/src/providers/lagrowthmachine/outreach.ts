import type { OutreachLead, OutreachPort } from '../provider.ts'
import { callingKeyed } from '../keyed.ts'
import { read } from '../read.ts'
import { AudienceList, FoundLead } from './wire.ts'

const BASE = '/flow'
const BAD_REQUEST = 400

/** https://documenter.getpostman.com/view/2071164/TVCmSkH2. Leads go into an audience, from which campaigns take them. */
export function growthMachineOutreach(origin: string): OutreachPort {
  const call = callingKeyed(origin)
  const post = async (key: string, path: string, json: object, also: readonly number[] = []) =>
    call({ method: 'POST', path: `${BASE}${path}`, headers: headersOf(key), json }, also)
  const idOf = async (key: string, { email, profile }: Who) => {
    const query = new URLSearchParams(email === null ? { linkedinUrl: profile ?? '' } : { email })
    const path = `${BASE}/leads?${query.toString()}`
    const { body } = await call({ method: 'GET', path, headers: headersOf(key) })
    return read(FoundLead, body).lead.id
  }
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
      const { status } = await post(key, '/leads/remove', { audience, ...whoIs(lead) }, [BAD_REQUEST])
      // Nobody describes how it is done. The README of the stand-ins lists such guesses.
      if (status === BAD_REQUEST)
        await post(key, '/leads/remove', { audience, leadId: await idOf(key, lead) })
    },
  }
}

/** Its documentation shows the key in addresses, too. They end in logs. */
function headersOf(key: string) {
  return { 'x-api-key': key }
}

type Who = Pick<OutreachLead, 'email' | 'profile'>

function whoIs({ email, profile }: Who): object {
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
