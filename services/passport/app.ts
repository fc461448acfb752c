import { drizzle } from 'drizzle-orm/d1'
import { createApi } from '../api/api'
import { chooseDelivery } from './delivery'
import type { Env } from './env'
import { deleteAccount, exportData } from './routes/account-data'
import { activate, binding, rebinding } from './routes/bindings'
import { getCode } from './routes/codes'
import { description } from './routes/description'
import { login, logout } from './routes/login'
import { passkeyLogin, passkeyLoginOptions } from './routes/passkey-login'
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from './routes/passkeys'
import { resetPassword, updatePassword } from './routes/password'
import { currentUser, editUser } from './routes/profile'
import { register } from './routes/registration'
import { securityLog } from './routes/security-log'
import { endOneSession, endOtherSessions, listSessions } from './routes/sessions'

/** The accounts service (spec §7): its conventions are those of `createApi`, and these are all its calls. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const illegalDomains = env.ILLEGAL_EMAIL_DOMAINS

  const app = createApi()
  app.get(
    '/galaxy/user/get-code',
    getCode({ db, deliveryTo: chooseDelivery(env), illegalDomains, codesPerDay: env.CODES_PER_DAY })
  )
  app.post('/galaxy/user/register', register({ db, illegalDomains }))
  app.post('/galaxy/login', login({ db }))
  app.get('/galaxy/user/logout', logout({ db }))
  app.get('/galaxy/user/current-user', currentUser({ db }))
  app.post('/galaxy/user/edit-user', editUser({ db }))
  app.post('/galaxy/user/binding', binding({ db, illegalDomains }))
  app.post('/galaxy/user/rebinding', rebinding({ db, illegalDomains }))
  app.post('/galaxy/user/activate', activate({ db }))
  app.post('/galaxy/user/update-password', updatePassword({ db }))
  app.post('/galaxy/user/reset-password', resetPassword({ db }))
  app.get('/galaxy/user/sessions', listSessions({ db }))
  app.post('/galaxy/user/end-session', endOneSession({ db }))
  app.post('/galaxy/user/end-other-sessions', endOtherSessions({ db }))
  app.get('/galaxy/user/security-log', securityLog({ db }))
  app.get('/galaxy/user/export', exportData({ db }))
  app.post('/galaxy/user/delete-account', deleteAccount({ db }))
  app.get('/galaxy/user/passkeys', listPasskeys({ db }))
  app.post('/galaxy/user/passkey-options', passkeyOptions({ db }))
  app.post('/galaxy/user/add-passkey', addPasskey({ db }))
  app.post('/galaxy/user/remove-passkey', removePasskey({ db }))
  app.post('/galaxy/passkey/options', passkeyLoginOptions({ db }))
  app.post('/galaxy/passkey/login', passkeyLogin({ db }))
  if (env.OUTBOX) app.get('/galaxy/openapi.json', description(env.OUTBOX))
  return app
}
