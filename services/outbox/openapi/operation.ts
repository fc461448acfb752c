import type { JsonSchema } from '@valibot/to-json-schema'
import type { Call, rowsOf } from '../../../src/contract/api/call'
import { deskAccess } from '../../../src/contract/roles'
import { maxBodyBytes } from '../../api/api'
import type { Described } from './describe'
import { isRequired, type Parts } from './schemas'

/** A call of a table with the docstring of its row. */
type DocumentedRow = ReturnType<typeof rowsOf>[number] & {
  docstring: { text: string; refusals: readonly Refusal[]; region: string }
}

/** The status of a refusal, and when it occurs. */
export type Refusal = readonly [status: number, when: string]

/** The operation of a call. */
export function operation({ method, path, call, docstring }: DocumentedRow, { query, body, data }: Parts, api: Described) {
  const { access, hasSiteOrigin, isIdempotent } = call
  const required = requiredOf(call)
  return {
    operationId: operationId(method, path),
    summary: docstring.text,
    tags: [docstring.region],
    security: securityOf(call),
    parameters: [
      { $ref: '#/components/parameters/Language' },
      ...(access === 'service' ? [{ $ref: '#/components/parameters/Service' }] : []),
      ...(hasSiteOrigin ? [{ $ref: '#/components/parameters/SiteOrigin' }] : []),
      ...(isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...pathParameters(pathTemplate(path)),
      ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(call.body.encodings.map((encoding) => [mediaTypes[encoding], { schema: body }]))
      }
    }),
    responses: {
      200: call.isFile ? file : success(data),
      ...refusals([...refusalsOf(path, call, api), ...docstring.refusals])
    }
  }
}

/** The refusals that follow from the row of a call. */
function refusalsOf(
  path: string,
  { access, body, query, hasSiteOrigin }: Call,
  { withoutSession, asksPassport, bodyLimits = {} }: Described
): Refusal[] {
  const found: Refusal[] = [[500, 'Something unexpected; the text tells no cause.']]
  if (body || query || hasSiteOrigin) found.push([400, 'A field is at fault, or the request cannot be understood.'])
  if (body) {
    const [, bytes = maxBodyBytes] = Object.entries(bodyLimits).find(([begun]) => path.startsWith(begun)) ?? []
    found.push([413, `The body is over ${bytes / 1024} KiB.`], [415, 'The body is of another content type.'])
  }
  if (needsSession(access)) {
    found.push([path.includes('/desk/') ? 401 : withoutSession, 'Nobody is logged in, or no longer.'])
    if (asksPassport) found.push([503, 'The session could not be checked.'])
  }
  if (isOfDesk(access)) found.push([404, 'The account has no role that grants the access.'])
  if (access === 'exam token') found.push([401, 'The exam token is missing or unknown, or its session is over.'])
  if (access === 'service') found.push([401, 'No other service makes the call, or the secret is wrong.'])
  if (access === 'code type') found.push([403, 'Nobody is logged in, and the type is 3, 4 or 5.'])
  return found
}

const isOfDesk = (access: Call['access']) => Object.hasOwn(deskAccess, access)
const needsSession = (access: Call['access']) => isOfDesk(access) || access === 'session' || access === 'token'

/** Schemes of which a call needs one; an empty one if it can do without. */
export function securityOf({ access }: Call): Record<string, never[]>[] {
  if (access === 'service') return [{ service: [] }]
  if (access === 'exam token') return [{ examToken: [] }]
  if (needsSession(access)) return [{ session: [] }]
  const takesSession = access === 'code type' || access === 'application' || access === 'consent' || access === 'receipt'
  return takesSession ? [{}, { session: [] }] : [{}]
}

/** `/file/{key}` for Hono's `/file/:key{.+}`. */
export const pathTemplate = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

/** `getUserGetCode`: method and words of the path. */
function operationId(method: string, path: string): string {
  const words = pathTemplate(path)
    .replace('/galaxy/', '/')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const requiredOf = ({ query }: Call): string[] =>
  Object.entries(query?.entries ?? {}).flatMap(([name, schema]) => (isRequired(schema) ? [name] : []))

export const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const file = { description: 'The file.', content: { '*/*': { schema: { type: 'string', contentEncoding: 'binary' } } } }

function success(data: JsonSchema | undefined) {
  const properties = { status: { const: 200 }, ...(data && { data }) }
  return answer('It was done.', { type: 'object', properties, required: Object.keys(properties) })
}

const retryAfter = { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } }

/** One answer for each status, with all cases in which it occurs. */
function refusals(all: readonly Refusal[]) {
  const cases = Map.groupBy(all, ([status]) => status)
  return Object.fromEntries(
    [...cases].map(([status, found]) => [
      status,
      {
        ...answer(found.map(([, when]) => when).join(' '), { $ref: '#/components/schemas/Refusal' }),
        ...(status === 429 && { headers: { 'Retry-After': retryAfter } })
      }
    ])
  )
}

const answer = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } })
