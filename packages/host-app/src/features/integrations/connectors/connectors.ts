import type { Webhook } from '@scheduling/contract'
import { addressHost } from '../../webhooks/webhook-address.ts'

export const CONNECTORS = ['zapier', 'pabbly_connect'] as const
export type ConnectorId = (typeof CONNECTORS)[number]

/** Where a service takes requests: addresses that people paste are known by it. */
const SITES: Record<ConnectorId, RegExp> = {
  zapier: /(?:^|\.)zapier\.com(?::\d+)?$/,
  pabbly_connect: /(?:^|\.)pabbly\.com(?::\d+)?$/,
}

export const CONNECTOR_STEPS = {
  zapier: ['zapier_key', 'zapier_connect', 'zapier_choose', 'zapier_try'],
  pabbly_connect: [
    'pabbly_connect_address',
    'pabbly_connect_paste',
    'pabbly_connect_try',
    'pabbly_connect_act',
  ],
} as const satisfies Record<ConnectorId, readonly string[]>

/** The webhooks that lead to a service, whoever set them up. */
export function hooksOf(appId: ConnectorId, webhooks: readonly Webhook[]): Webhook[] {
  return webhooks.filter(
    ({ app, url }) => app === appId || (app === null && SITES[appId].test(addressHost(url))),
  )
}
