import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { bodySchema, type Call, type Calls, type RequestSchema, rowsOf } from '../../../src/contract/api/call'
import { serviceHeader, serviceSecretHeader, siteOriginHeader } from '../../../src/contract/headers'
import { siteVersion } from '../../../src/contract/limits'
import { internationalLocale } from '../../../src/contract/locale'
import { accountHolders } from '../../../src/contract/removed-accounts'
import { deskAccess } from '../../../src/contract/roles'
import { idempotencyKeyHeader, idempotencyKeyPattern } from '../../../src/contract/user-info'
import { maxBodyBytes } from '../../api/api'

/** Texts of a call's description. */
export interface Prose<Tag extends string = string> {
  tag: Tag
  summary: string
  /** Refusals beyond those that follow from the table: status, and when it occurs. */
  refusals?: Readonly<Record<number, string>>
}

/** A rule that is a function, which the converter cannot read, and its JSON Schema. */
export interface DescribedField {
  schema: v.GenericSchema
  described: JsonSchema
}

/** What the description of an API adds to the tables of its calls. */
export interface Described {
  title: string
  server: { url: string; description: string }
  /** The tables, each with the status of the answer without a session where a call needs one. */
  tables: readonly { calls: Calls; withoutSession: 401 | 403 }[]
  /** Texts by the name of the call. */
  prose: Readonly<Record<string, Prose>>
  /** Rules that are functions, by their names in the description. */
  fields: Readonly<Record<string, DescribedField>>
  /** Rules across several fields of a body, by their message. */
  acrossFields: Readonly<Record<string, JsonSchema>>
}

/**
 * The OpenAPI 3.1 description of an API, made from the tables of its calls. A rule that is a function must be among the
 * fields: one without a description throws, so that no rule is missing.
 */
export function describeApi(api: Described) {
  const convert = converterOf(api)
  const paths: Record<string, Partial<Record<'get' | 'post', ReturnType<typeof operation>>>> = {}
  for (const { calls, withoutSession } of api.tables) {
    for (const row of rowsOf(calls)) {
      const path = pathTemplate(row.path)
      paths[path] = { ...paths[path], [row.method === 'GET' ? 'get' : 'post']: operation(row, { api, withoutSession, convert }) }
    }
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: api.title, version: siteVersion, description: everyAnswer },
    servers: [api.server],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(api.fields).map(([name, { described }]) => [name, described])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a login, as it is.' },
        service: {
          type: 'apiKey',
          in: 'header',
          name: serviceSecretHeader,
          description: `The secret that the services share (SERVICE_SECRET), beside \`${serviceHeader}\` with the name of the service. The edge forwards neither, and no call that needs them.`
        }
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
      }
    }
  }
}

const everyAnswer =
  'Every answer except a file is JSON: `{status, data?, error?, field?}`, where `status` is the HTTP status, `error` a text in the language asked for and `field` the field at fault. Fields that are not listed are dropped. Lengths are in Unicode code points.'

/** `/file/{key}` for Hono's `/file/:key{.+}`. */
const pathTemplate = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function proseOf(name: string, { prose }: Described): Prose {
  const found = Object.entries(prose).find(([described]) => described === name)
  if (!found) throw new Error(`${name} is not described`)
  return found[1]
}

type Convert = ReturnType<typeof converterOf>

interface OperationOptions {
  api: Described
  /** Status of the answer without a session, where the call needs one. */
  withoutSession: 401 | 403
  convert: Convert
}

function operation({ name, path, call }: ReturnType<typeof rowsOf>[number], { api, withoutSession, convert }: OperationOptions) {
  const { access, hasSiteOrigin, isIdempotent, body, query, data } = call
  const { summary, tag, refusals } = proseOf(name, api)
  const needsRole = Object.hasOwn(deskAccess, access)
  const needsToken = needsRole || access === 'session' || access === 'token'
  const takesToken = access === 'code type' || access === 'application' || access === 'consent' || access === 'receipt'
  return {
    operationId: path
      .replace('/galaxy/', '')
      .replace(/^\//, '')
      .replaceAll(/[/:]+/g, '-')
      .replaceAll(/\{.*\}/g, ''),
    summary,
    tags: [tag],
    security: access === 'service' ? [{ service: [] }] : needsToken ? [{ session: [] }] : takesToken ? [{}, { session: [] }] : [],
    parameters: [
      { $ref: '#/components/parameters/Language' },
      ...(access === 'service' ? [{ $ref: '#/components/parameters/Service' }] : []),
      ...(hasSiteOrigin ? [{ $ref: '#/components/parameters/SiteOrigin' }] : []),
      ...(isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...pathParameters(pathTemplate(path)),
      ...(query ? queryParameters(query, convert) : [])
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
      200: call.isFile ? file : success(data && convert(data, 'answer')),
      ...((body || query || hasSiteOrigin) && {
        400: refusal('A field is at fault, or the request cannot be understood.', fieldNames(call))
      }),
      ...(needsToken && { [withoutSession]: refusal('Nobody is logged in, or no longer.') }),
      ...(access === 'service' && { 401: refusal('No other service makes the call, or the secret is wrong.') }),
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
const widest = (schema: RequestSchema) => bodySchema(schema, internationalLocale)

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const file = { description: 'The file.', content: { '*/*': { schema: { type: 'string', contentEncoding: 'binary' } } } }

function success(data: JsonSchema | undefined) {
  const properties = { status: { const: 200 }, ...(data && { data }) }
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

function queryParameters({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>, convert: Convert) {
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

/** The checks and transformations of a schema. */
function actionsOf(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const pipe: unknown = Reflect.get(schema, 'pipe')
  const inPipe = Array.isArray(pipe) ? pipe.flatMap((item) => [item, ...actionsOf(item)]) : []
  return [...inPipe, ...actionsOf(Reflect.get(schema, 'wrapped'))]
}

/**
 * Converts schemas to JSON Schema. A rule of a request that cannot be converted throws; one of an answer is left out, which
 * describes the answer more widely than the service writes it.
 */
function converterOf({ fields, acrossFields }: Described) {
  /** Checks and transformations of the fields described by hand. */
  const said: ReadonlySet<unknown> = new Set(Object.values(fields).flatMap(({ schema }) => actionsOf(schema)))
  const conversion: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
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
  const names: ReadonlyMap<unknown, string> = new Map(Object.entries(fields).map(([name, { schema }]) => [schema, name]))
  return (schema: v.GenericSchema, of: 'request' | 'answer' = 'request'): JsonSchema => {
    const name = names.get(schema)
    if (name) return { $ref: `#/components/schemas/${name}` }
    const errorMode = of === 'request' ? 'throw' : 'ignore'
    const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...conversion, errorMode })
    return converted
  }
}
