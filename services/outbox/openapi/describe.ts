import { type Calls, rowsOf } from '../../../src/contract/api/call'
import { serviceHeader, serviceSecretHeader, siteOriginHeader } from '../../../src/contract/headers'
import { siteVersion } from '../../../src/contract/limits'
import { accountHolders } from '../../../src/contract/removed-accounts'
import { idempotencyKeyHeader, idempotencyKeyPattern } from '../../../src/contract/user-info'
import { docstringsOf } from './contract'
import { operation, pathTemplate, securityOf } from './operation'
import { convertCalls, usedOf } from './schemas'

/** Input of a description: the tables of an API's calls, and the facts that the tables lack. */
export interface Described {
  title: string
  server: { url: string; description: string }
  tables: readonly Calls[]
  /** Status of the answer without a session, of calls that need one; calls of the desk answer 401 in any case. */
  withoutSession: 401 | 403
  /** The API identifies accounts through passport, which may be unavailable. */
  asksPassport: boolean
  /** Largest bodies in bytes by the beginning of the path, where they are not `maxBodyBytes`. */
  bodyLimits?: Readonly<Record<string, number>>
}

/**
 * The OpenAPI 3.1 description of an API, made from the tables of its calls, their docstrings and the schemas. Every exported
 * schema of the contract that a call uses is a component of its name.
 *
 * Bodies and queries are described in the form in which the API understands them: a phone number without separators, a number
 * as a number. The APIs read more than that, such as `+86 138 0013 8000`.
 * @throws Error if a call or a schema with a rule that is a function has no docstring
 */
export function describeApi(api: Described) {
  const rows = api.tables.flatMap((calls) => {
    const docstrings = docstringsOf(calls)
    return rowsOf(calls).map((row) => {
      const docstring = docstrings.get(row.name)
      if (!docstring) throw new Error(`${row.name} has no docstring`)
      return { ...row, docstring }
    })
  })
  const { schemas, parts } = convertCalls(rows.map(({ call }) => call))
  const paths: Record<string, Partial<Record<'get' | 'post', ReturnType<typeof operation>>>> = {}
  for (const row of rows) {
    const path = pathTemplate(row.path)
    const own = parts.get(row.call)
    if (own) paths[path] = { ...paths[path], [row.method === 'GET' ? 'get' : 'post']: operation(row, own, api) }
  }
  const securities = new Set(rows.flatMap(({ call }) => securityOf(call).flatMap((scheme) => Object.keys(scheme))))
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: api.title, version: siteVersion, description: everyAnswer },
    servers: [api.server],
    tags: [...new Set(rows.map(({ docstring }) => docstring.region))].map((name) => ({ name })),
    paths,
    components: {
      schemas: usedOf('schemas', schemas, paths),
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => securities.has(name))),
      parameters: usedOf('parameters', parameters, paths)
    }
  }
}

const everyAnswer =
  'Every answer except a file is JSON: `{status, data?, error?, field?}`, where `status` is the HTTP status, `error` a text in the language asked for and `field` the field at fault. Fields that are not listed are dropped. Lengths are in Unicode code points. A text has no control characters except tabs and line breaks, and one on a single line no invisible characters.'

export const securitySchemes = {
  session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a login, as it is.' },
  examToken: { type: 'apiKey', in: 'header', name: 'Token', description: 'The exam token of an attempt.' },
  service: {
    type: 'apiKey',
    in: 'header',
    name: serviceSecretHeader,
    description: `The secret that the services share (SERVICE_SECRET), beside \`${serviceHeader}\` with the name of the service. The edge forwards neither, and no call that needs them.`
  }
}

const parameters = new Map(
  Object.entries({
    Language: {
      name: 'Language',
      in: 'header',
      description: 'Language of the texts: English, or Chinese for anything else.',
      schema: { type: 'string', enum: ['EN', 'CN'], default: 'CN' }
    },
    SiteOrigin: {
      name: siteOriginHeader,
      in: 'header',
      description: 'Origin of the site that the visitor is on, as the edge states it. Without one there are no passkeys.',
      schema: { type: 'string' }
    },
    Service: {
      name: serviceHeader,
      in: 'header',
      required: true,
      description: 'The service that calls.',
      schema: { type: 'string', enum: [...accountHolders] }
    },
    IdempotencyKey: {
      name: idempotencyKeyHeader,
      in: 'header',
      description:
        'A key of the client’s own: a repeated one is stored once and gets the same answer. Without a key, the same content from the same address within 60 seconds is stored once and gets the first answer.',
      schema: { type: 'string', pattern: idempotencyKeyPattern.source }
    }
  })
)
