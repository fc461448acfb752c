import { openDatabase } from '../../hosts/database'
import { passport } from '../../src/contract/api/passport'
import { passportDesk } from '../../src/contract/api/passport-desk'
import { passportService } from '../../src/contract/api/passport-service'
import { createApi } from '../api/api'
import { register } from '../api/register'
import { chooseDelivery } from './delivery'
import type { Env } from './env'
import { authenticate, authenticateAtDesk, authenticateService } from './handler'
import { PasswordHasher } from './password'
import { deleteAccount, exportData } from './routes/account-data'
import { activate, binding, rebinding } from './routes/bindings'
import { getCode } from './routes/codes'
import { acceptInvitation, invite, listInvitations, revokeInvitation } from './routes/invitations'
import { login, logout } from './routes/login'
import { passkeyLogin, passkeyLoginOptions } from './routes/passkey-login'
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from './routes/passkeys'
import { resetPassword, updatePassword } from './routes/password'
import { changeRole, listAudit, listPeople } from './routes/people'
import { currentUser, editUser } from './routes/profile'
import { createAccount } from './routes/registration'
import { listRemovedAccounts } from './routes/removed-accounts'
import { securityLog } from './routes/security-log'
import { endOneSession, endOtherSessions, listSessions } from './routes/sessions'

/** The account service (spec §7), on the conventions of `createApi`. The tables `passport…` list its calls. */
export function createApp(env: Env) {
  const db = openDatabase(env.DB)
  const illegalDomains = env.ILLEGAL_EMAIL_DOMAINS
  const hasher = new PasswordHasher(env.PASSWORD_HASH_COST, env.HASH_STARTS)
  const deliveryTo = chooseDelivery(env)

  const app = createApi()
  register(
    app,
    passport,
    {
      'GET /galaxy/user/get-code': getCode({
        db,
        deliveryTo,
        illegalDomains,
        codesPerDay: env.CODES_PER_DAY,
        proofBits: env.CODE_PROOF_BITS
      }),
      'POST /galaxy/user/register': createAccount({ db, illegalDomains, hasher }),
      'POST /galaxy/login': login({ db, hasher }),
      'GET /galaxy/user/logout': logout({ db }),
      'POST /galaxy/user/reset-password': resetPassword({ db, hasher }),

      'GET /galaxy/user/current-user': currentUser({ db }),
      'POST /galaxy/user/edit-user': editUser({ db }),
      'GET /galaxy/user/export': exportData({ db }),
      'POST /galaxy/user/delete-account': deleteAccount({ db, hasher }),

      'POST /galaxy/user/binding': binding({ db, hasher, illegalDomains }),
      'POST /galaxy/user/rebinding': rebinding({ db, hasher, illegalDomains }),
      'POST /galaxy/user/activate': activate({ db }),

      'POST /galaxy/user/update-password': updatePassword({ db, hasher }),
      'GET /galaxy/user/sessions': listSessions({ db }),
      'POST /galaxy/user/end-session': endOneSession({ db }),
      'POST /galaxy/user/end-other-sessions': endOtherSessions({ db }),
      'GET /galaxy/user/security-log': securityLog({ db }),

      'GET /galaxy/user/passkeys': listPasskeys({ db }),
      'POST /galaxy/user/passkey-options': passkeyOptions({ db, hasher }),
      'POST /galaxy/user/add-passkey': addPasskey({ db }),
      'POST /galaxy/user/remove-passkey': removePasskey({ db }),
      'POST /galaxy/passkey/options': passkeyLoginOptions({ db }),
      'POST /galaxy/passkey/login': passkeyLogin({ db })
    },
    { authenticate: { session: authenticate(db) } }
  )
  register(
    app,
    passportDesk,
    {
      'GET /galaxy/desk/people': listPeople({ db }),
      'POST /galaxy/desk/roles': changeRole({ db }),
      'GET /galaxy/desk/invitations': listInvitations({ db }),
      'POST /galaxy/desk/invite': invite({ db, deliveryTo, illegalDomains }),
      'POST /galaxy/desk/revoke-invitation': revokeInvitation({ db }),
      'POST /galaxy/desk/accept': acceptInvitation({ db }),
      'GET /galaxy/desk/audit': listAudit({ db })
    },
    { authenticate: authenticateAtDesk(db) }
  )
  register(
    app,
    passportService,
    { 'POST /galaxy/service/removed-accounts': listRemovedAccounts({ db }) },
    { authenticate: { service: authenticateService(env.SERVICE_SECRET) } }
  )
  return app
}
