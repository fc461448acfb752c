import Bowser from 'bowser'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { placeHeader } from '../../src/contract/headers'

/** Browser and location of a request, if known. Stored with sessions and events, never logged. */
export interface ClientInfo {
  userAgent: string | null
  country: string | null
  city: string | null
}

/** Characters kept of a User-Agent; browsers send fewer. */
const maxUserAgentLength = 300

/** ISO 3166; the platform writes XX for an unknown country. */
const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.notValue('XX'))
const citySchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))
const placeSchema = v.object({
  country: v.fallback(v.nullable(countrySchema), null),
  city: v.fallback(v.nullable(citySchema), null)
})

/** Reads `User-Agent` and the location header of the edge (`country=CN&city=…`, urlencoded). */
export function requestClientInfo(c: Context): ClientInfo {
  const place = new URLSearchParams(c.req.header(placeHeader))
  const userAgent = c.req.header('User-Agent')?.trim().slice(0, maxUserAgentLength)
  return {
    userAgent: userAgent || null,
    ...v.parse(placeSchema, { country: place.get('country'), city: place.get('city') })
  }
}

/** The client as columns of a selection from which a row is inserted. */
export const clientColumns = ({ userAgent, country, city }: ClientInfo) => ({
  userAgent: sql<string | null>`${userAgent}`.as('user_agent'),
  country: sql<string | null>`${country}`.as('country'),
  city: sql<string | null>`${city}`.as('city')
})

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/** The client as shown to its user. Names that the parser does not recognize are untrusted text, so they become null. */
export function describeClientInfo({ userAgent, country, city }: ClientInfo) {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: undefined, os: undefined }
  return { browser: known(browser?.name, browsers), system: known(os?.name, systems), country, city }
}

function known(name: string | undefined, names: ReadonlySet<string>): string | null {
  return name !== undefined && names.has(name) ? name : null
}
