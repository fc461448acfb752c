import { profileFields } from '../../src/contract/forms/account'
import { type Classification, fatesOf } from '../api/personal-data'
import type * as schema from './db/schema'

/**
 * Fate of each text of passport when its person is erased (decision 068). Rows of an account go with it; only its events stay, as
 * the audit trail.
 */
export const passportPersonalData = {
  accounts: {
    id: 'neutral',
    ...fatesOf(profileFields),
    phone: 'personal',
    email: 'personal',
    passwordHash: 'internal'
  },
  sessions: {
    tokenHash: 'internal',
    accountId: 'neutral',
    id: 'internal',
    userAgent: 'personal',
    country: 'personal',
    city: 'personal'
  },
  // A code lives for minutes and an attempt for a day, whether or not there is an account.
  codes: { identifier: 'expiring', codeHash: 'expiring' },
  attempts: { id: 'neutral', scope: 'expiring' },
  events: { id: 'neutral', accountId: 'neutral', userAgent: 'personal', country: 'personal', city: 'personal' },
  removals: { accountId: 'neutral' },
  accountRoles: { accountId: 'neutral' },
  // Of a colleague whom an admin invited, for three days.
  invitations: { id: 'neutral', tokenHash: 'expiring', identifier: 'expiring', roles: 'neutral', invitedBy: 'neutral' },
  passkeys: { id: 'internal', accountId: 'neutral', name: 'personal', publicKey: 'internal', transports: 'internal' },
  challenges: { challengeHash: 'expiring', accountId: 'neutral' },
  auditLog: { id: 'neutral', actor: 'neutral', action: 'neutral', subject: 'neutral', detail: 'neutral' }
} as const satisfies Classification<typeof schema>
