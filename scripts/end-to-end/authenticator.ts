import type { CDPSession, Page } from 'playwright'

export interface VirtualAuthenticator {
  client: CDPSession
  authenticatorId: string
  /** Whether its owner agrees to what it is asked. */
  agree: (agrees: boolean) => Promise<void>
}

/** Gives a page Chromium's own authenticator, which agrees to whatever it is asked. */
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
