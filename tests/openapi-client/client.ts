import createClient from 'openapi-fetch'
import type { paths as Main } from './generated/main'
import type { paths as Passport } from './generated/passport'

/*
 * A client as an integrator has one: its types are generated from the descriptions, and nothing of the project is imported. The
 * test generates them and checks this file with them: `node client.ts <origin> <phone> <password hash>` prints the answer.
 */

/** Logs in at a site, and returns the name of the user and the titles of the files in the download center. */
async function downloadsOf(origin: string, phone: string, passwordHash: string) {
  const passport = createClient<Passport>({ baseUrl: `${origin}/api/passport`, headers: { Language: 'EN', Origin: origin } })
  const login = await passport.POST('/galaxy/login', {
    body: { phone, password: passwordHash },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    bodySerializer: (body) => new URLSearchParams(body)
  })
  if (login.error) return { refused: login.error.field ?? login.error.error }
  const Cookie = login.response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const user = await passport.GET('/galaxy/user/current-user', { headers: { Cookie } })

  const main = createClient<Main>({ baseUrl: `${origin}/api/main`, headers: { Language: 'EN', Cookie } })
  const downloads = await main.GET('/downloadCentre/list', { params: { query: { language: 'EN' } } })
  return {
    username: user.data?.data.username,
    titles: downloads.data?.data.map(({ title }) => title) ?? []
  }
}

const [origin = '', phone = '', passwordHash = ''] = process.argv.slice(2)
console.log(JSON.stringify(await downloadsOf(origin, phone, passwordHash)))
