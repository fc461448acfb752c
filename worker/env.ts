import * as v from 'valibot'
import type { Dataset, Fetcher } from '../hosts/ports'
import { codeChannels, illegalEmailDomainsSchema } from '../src/contract/account'
import { siteProfileSchema } from '../src/contract/site'

const has = (value: unknown, method: string) =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, method) === 'function'

const fetcher = v.custom<Fetcher>((value) => has(value, 'fetch'), 'a service binding is missing')
const dataset = v.custom<Dataset>((value) => has(value, 'writeDataPoint'), 'a dataset is missing')

/** Base address without a trailing slash; empty selects the bound reference service, or none. */
const address = v.pipe(
  v.string(),
  v.check((value) => value === '' || URL.canParse(value), 'neither empty nor an address'),
  v.transform((value) => value.replace(/\/+$/, ''))
)

/** Address of content that the page loads. It must be https, because a browser would block or expose anything else. */
const loadedAddress = v.pipe(
  address,
  v.check((value) => value === '' || value.startsWith('https://'), 'must be an https address')
)

const envSchema = v.object({
  PASSPORT: fetcher,
  MAIN: fetcher,
  EXAM: fetcher,
  /** Static assets of the site. */
  ASSETS: fetcher,
  /** Bound only by `npm start` and the tests, never in a deployment. */
  OUTBOX: v.optional(fetcher),
  PAGE_VIEWS: v.optional(dataset),
  /** Receives a data point for each request. */
  REQUESTS: v.optional(dataset),
  /** Id of the deployment, from the platform. */
  DEPLOYMENT: v.optional(v.object({ id: v.string() })),
  USER_SERVICE_BASE: address,
  EXTENSION_API_BASE: address,
  /**
   * Base address of an extension API that the editor calls directly; empty: the editor calls this site, which forwards to
   * EXTENSION_API_BASE.
   */
  EDITOR_SERVER_BASE: v.optional(address, ''),
  FILE_BASE: address,
  PASSPORT_BASE: address,
  EXAM_BASE: address,
  CHATBOT_EMBED_URL: loadedAddress,
  ANALYTICS_SCRIPT_URL: loadedAddress,
  /** The vendor's forum; empty: port 8080 beside a site on port 8083, otherwise none. */
  FORUM_URL: v.optional(address, ''),
  /** Header with the visitor's address, set by the platform; empty if no header can be trusted. */
  CLIENT_ADDRESS_HEADER: v.string(),
  /** Email domains that passport rejects; pages check them before they call passport. */
  ILLEGAL_EMAIL_DOMAINS: v.optional(illegalEmailDomainsSchema, []),
  /** Channels over which passport cannot send codes; forms do not offer them. */
  NO_CODES_TO: v.optional(v.array(v.picklist(codeChannels)), []),
  SITE_HOSTS: v.pipe(v.array(siteProfileSchema), v.minLength(1, 'at least one host profile'))
})

export type Env = v.InferOutput<typeof envSchema>

/**
 * Parses bindings and variables, at the first request of an isolate and before a deployment.
 * @throws Error that lists every invalid variable, for the operator
 */
export function parseEnv(raw: unknown): Env {
  const result = v.safeParse(envSchema, raw)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'env'}: ${issue.message}`)
  throw new Error(`wrangler.toml is incomplete:\n  ${faults.join('\n  ')}`)
}
