import type { CDPSession, Page } from '@playwright/test'

/** An authenticator of the page's browser, and the DevTools session that controls it. */
export interface VirtualAuthenticator {
  devtools: CDPSession
  authenticatorId: string
}

/** Adds an authenticator to the page's browser that stores passkeys and verifies its user at once. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return { devtools, authenticatorId }
}
