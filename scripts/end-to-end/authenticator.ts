import type { CDPSession, Page } from 'playwright'

export interface VirtualAuthenticator {
  client: CDPSession
  authenticatorId: string
  /** Whether its owner agrees to requests. */
  agree: (agrees: boolean) => Promise<void>
}

/** Adds Chromium's virtual authenticator to a page. It agrees to all requests. */
export async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    client,
    authenticatorId,
    agree: async (enabled) => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
