import type { CDPSession, Page } from '@playwright/test'

/** An authenticator of the page's browser, and the session of its developer tools that commands it. */
export interface VirtualAuthenticator {
  devtools: CDPSession
  authenticatorId: string
}

/** The page's browser gets an authenticator that keeps passkeys and verifies its user at once. */
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
