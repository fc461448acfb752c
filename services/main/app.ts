import { drizzle } from 'drizzle-orm/d1'
import { createApi } from '../api/api'
import type { Env } from './env'
import { listSlides } from './routes/slideshow'
import { addUserInfo } from './routes/user-info'

/** The main API (spec §7), under the path that its default address ends with. These are all its calls. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)

  const app = createApi()
  app.get('/web/user/slideshow/list', listSlides({ db }))
  app.post('/web/user/add/userInfo', addUserInfo({ db }))
  return app
}
