import { drizzle } from 'drizzle-orm/d1'
import { createApi } from '../api/api'
import { outboxDelivery } from './delivery'
import type { Env } from './env'
import { getCode } from './routes/codes'
import { currentUser } from './routes/profile'
import { register } from './routes/registration'
import { login, logout } from './routes/sessions'

/** The accounts service (spec §7): its conventions are those of `createApi`, and these are all its calls. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const delivery = env.OUTBOX && outboxDelivery(env.OUTBOX)

  const app = createApi()
  app.get('/galaxy/user/get-code', getCode({ db, delivery, codesPerDay: env.CODES_PER_DAY }))
  app.post('/galaxy/user/register', register({ db }))
  app.post('/galaxy/login', login({ db }))
  app.get('/galaxy/user/logout', logout({ db }))
  app.get('/galaxy/user/current-user', currentUser({ db }))
  return app
}
