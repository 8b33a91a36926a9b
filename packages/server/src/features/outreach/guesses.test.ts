import { startHeyReach } from '@scheduling/sandbox/heyreach'
import { startInstantly } from '@scheduling/sandbox/instantly'
import { startLaGrowthMachine } from '@scheduling/sandbox/lagrowthmachine'
import { afterEach, describe, expect, test } from 'vitest'
import { heyreachOutreach } from '../../providers/heyreach/outreach.ts'
import { instantlyOutreach } from '../../providers/instantly/outreach.ts'
import { growthMachineOutreach } from '../../providers/lagrowthmachine/outreach.ts'

// What nobody describes of HeyReach and La Growth Machine works either way. The README of the stand-ins lists it.

const LEAD = {
  email: 'ada@client.example',
  profile: 'https://www.linkedin.com/in/ada',
  firstName: 'Ada',
  lastName: '',
  company: '',
  link: 'https://meet.example.com/x',
}
const ELSEWHERE = { email: 'bo@client.example', profile: 'https://www.linkedin.com/in/bo' }

let close = async () => {}
afterEach(async () => close())

describe('HeyReach', () => {
  test.each([
    { leadsBelow: 'campaign', stopsBelow: 'campaign', stopsBy: 'leadUrl' },
    { leadsBelow: 'lead', stopsBelow: 'campaign', stopsBy: 'profileUrl' },
    { leadsBelow: 'campaign', stopsBelow: 'lead', stopsBy: 'leadUrl' },
    { leadsBelow: 'lead', stopsBelow: 'lead', stopsBy: 'profileUrl' },
  ] as const)('adds and stops a lead with %o', async (options) => {
    const { url, key, workspace, ...tool } = await startHeyReach(options)
    close = tool.close
    const outreach = heyreachOutreach(url)
    const [target] = await outreach.targets(key)
    const id = String(target?.id)
    expect(await outreach.push(key, id, 'booking_link', [LEAD])).toEqual({ left: [] })
    await outreach.tellBooked(key, id, LEAD)
    expect(workspace.leads).toMatchObject([{ state: 'booked', told: 1 }])
    await expect(outreach.tellBooked(key, id, ELSEWHERE)).rejects.toMatchObject({ failure: 'not_found' })
  })
})

test('at Instantly, a label that is not there leaves a lead who books at “Meeting booked”', async () => {
  const { url, key, workspace, ...tool } = await startInstantly()
  close = tool.close
  workspace.labels = ['Call booked today']
  const outreach = instantlyOutreach(url)
  const [target] = await outreach.targets(key)
  const id = String(target?.id)
  await outreach.push(key, id, 'booking_link', [LEAD])
  await outreach.tellBooked(key, id, LEAD, 'Call booked')
  expect(workspace.leads).toMatchObject([{ state: 'booked', tags: [] }])
})

describe('La Growth Machine', () => {
  test.each([
    { audiencesIn: 'audiences', removesBy: 'address' },
    { audiencesIn: 'list', removesBy: 'leadId' },
  ] as const)('lists audiences, and adds and removes a lead, with %o', async (options) => {
    const { url, key, workspace, ...tool } = await startLaGrowthMachine(options)
    close = tool.close
    const outreach = growthMachineOutreach(url)
    const [first, second] = await outreach.targets(key)
    expect([first?.name, second?.name]).toEqual(['Founders in spring', 'Agencies, second try'])
    const ids = [String(first?.id), String(second?.id)] as const
    for (const id of ids) await outreach.push(key, id, 'customAttribute3', [LEAD])
    await outreach.tellBooked(key, ids[1], LEAD)
    await outreach.tellBooked(key, ids[0], { ...LEAD, email: null })
    expect(workspace.leads.map(({ told }) => told)).toEqual([1, 1])
    await expect(outreach.tellBooked(key, ids[0], ELSEWHERE)).rejects.toMatchObject({ failure: 'not_found' })
  })
})
