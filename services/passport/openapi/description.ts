import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { bodySchema, type Call, type RequestSchema, rowsOf } from '../../../src/contract/api/call'
import { passport } from '../../../src/contract/api/passport'
import { passportDesk } from '../../../src/contract/api/passport-desk'
import { siteOriginHeader } from '../../../src/contract/headers'
import { siteVersion } from '../../../src/contract/limits'
import { deskAccess } from '../../../src/contract/roles'
import { maxBodyBytes } from '../../api/api'
import { acrossFields, fields } from './fields'
import { type Prose, prose } from './prose'

/**
 * The OpenAPI 3.1 description of passport, made from the tables of its calls. fields.ts describes the rules that are
 * functions; a function without a description throws, so that no rule is missing.
 */
export function passportDescription() {
  const paths: Record<string, Partial<Record<'get' | 'post', ReturnType<typeof operation>>>> = {}
  for (const [calls, withoutSession] of [
    [passport, 403],
    [passportDesk, 401]
  ] as const) {
    for (const row of rowsOf(calls)) {
      paths[row.path] = { ...paths[row.path], [row.method === 'GET' ? 'get' : 'post']: operation(row, withoutSession) }
    }
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'passport: the accounts service',
      version: siteVersion,
      description: `Every answer is JSON: \`{status, data?, error?, field?}\`, where \`status\` is the HTTP status, \`error\` a text in the language asked for and \`field\` the field at fault. Fields that are not listed are dropped. Lengths are in Unicode code points.`
    },
    servers: [
      { url: '/api/passport', description: 'Through the edge, which adds the token, the language and the visitor’s address' }
    ],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(fields).map(([name, { described }]) => [name, described])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a login, as it is.' }
      },
      parameters: {
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
        }
      }
    }
  }
}

const proseOf = (name: string): Prose => {
  const found = Object.entries(prose).find(([described]) => described === name)
  if (!found) throw new Error(`${name} is not described`)
  return found[1]
}

/** @param withoutSession status of the answer without a session, where the call needs one */
function operation({ name, path, call }: ReturnType<typeof rowsOf>[number], withoutSession: 401 | 403) {
  const { access, hasSiteOrigin, body, query, data } = call
  const { summary, tag, refusals } = proseOf(name)
  const needsRole = Object.hasOwn(deskAccess, access)
  const needsToken = needsRole || access === 'session' || access === 'token'
  return {
    operationId: path.replace('/galaxy/', '').replaceAll('/', '-'),
    summary,
    tags: [tag],
    security: needsToken ? [{ session: [] }] : access === 'code type' ? [{}, { session: [] }] : [],
    parameters: [
      { $ref: '#/components/parameters/Language' },
      ...(hasSiteOrigin ? [{ $ref: '#/components/parameters/SiteOrigin' }] : []),
      ...(query ? queryParameters(query) : [])
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          body.encodings.map((encoding) => [mediaTypes[encoding], { schema: convert(widest(body.schema)) }])
        )
      }
    }),
    responses: {
      200: success(data),
      ...((body || query || hasSiteOrigin) && {
        400: refusal('A field is at fault, or the request cannot be understood.', fieldNames(call))
      }),
      ...(needsToken && { [withoutSession]: refusal('Nobody is logged in, or no longer.') }),
      ...(needsRole && { 404: refusal('The account has no role that grants the access.') }),
      ...(access === 'code type' && { 403: refusal('Nobody is logged in, and the type is 3, 4 or 5.') }),
      ...(body && {
        413: refusal(`The body is over ${maxBodyBytes / 1024} KiB.`),
        415: refusal('The body is of another content type.')
      }),
      ...Object.fromEntries(
        Object.entries(refusals ?? {}).map(([status, when]) => [status, refusal(when, undefined, status === '429')])
      ),
      500: refusal('Something unexpected; the text tells no cause.')
    }
  }
}

/** If the rules of a body depend on the language, the English ones are wider (spec §5). */
const widest = (schema: RequestSchema) => bodySchema(schema, 'en-US')

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

function success(data: v.GenericSchema | undefined) {
  const properties = { status: { const: 200 }, ...(data && { data: convert(data) }) }
  return answer('It was done.', { type: 'object', properties, required: Object.keys(properties) })
}

function refusal(when: string, field?: string[], retries = false) {
  const properties = {
    status: { type: 'integer' },
    error: { type: 'string' },
    field: { type: 'string', ...(field?.length && { enum: field }) }
  }
  return {
    ...answer(when, { type: 'object', properties, required: ['status', 'error'] }),
    ...(retries && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } } }
    })
  }
}

const answer = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } })

function queryParameters({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>) {
  return Object.entries(entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(schema),
    schema: convert(schema)
  }))
}

/** The names of the fields of a body or a query. */
function fieldNames({ body, query }: Call): string[] {
  const listed = (schema: unknown): string[] => {
    const entries: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'entries') : undefined
    if (typeof entries === 'object' && entries !== null) return Object.keys(entries)
    const options: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'options') : undefined
    return Array.isArray(options) ? options.flatMap(listed) : []
  }
  return [...new Set([...listed(query), ...(body ? listed(widest(body.schema)) : [])])]
}

/** A field with a default is required if its rule refuses the default. */
const isRequired = (schema: v.GenericSchema): boolean => !v.is(schema, undefined)

const named: ReadonlyMap<unknown, JsonSchema> = new Map(Object.values(fields).map(({ schema, described }) => [schema, described]))
/** Checks and transformations of the fields described by hand. */
const said: ReadonlySet<unknown> = new Set([...named.keys()].flatMap(actionsOf))

function actionsOf(schema: unknown): unknown[] {
  const pipe: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'pipe') : undefined
  return Array.isArray(pipe) ? pipe.flatMap((item) => [item, ...actionsOf(item)]) : []
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  definitions: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema, errors }) => {
    const entries: unknown = Reflect.get(valibotSchema, 'entries')
    if (errors || valibotSchema.type !== 'object' || typeof entries !== 'object' || entries === null) return undefined
    const required = Object.entries(entries).flatMap(([name, entry]) => (isRequired(entry) ? [name] : []))
    return { ...jsonSchema, required }
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (said.has(valibotAction)) return jsonSchema
    const message: unknown = Reflect.get(valibotAction, 'message')
    const rule = Object.entries(acrossFields).find(([key]) => key === message)?.[1]
    return rule && { ...jsonSchema, ...rule }
  }
}

function convert(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, conversion)
  return converted
}
