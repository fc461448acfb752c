import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { rowsOf } from '../../src/contract/api/call'
import { apiTables } from '../../src/contract/api/tables'
import { locales } from '../../src/contract/locale'
import { type LocalizedSchema, schemaFor } from '../../src/contract/localized-schema'
import { misfits, type Shape, shapeSchema, share } from './shapes'

/** The properties of a call that an edge relies on when it makes the call. */
const callSchema = v.object({
  access: v.string(),
  /** Encodings of the body that the service accepts. */
  encodings: v.optional(v.array(v.string())),
  query: v.optional(shapeSchema),
  /** A shape for each language in which the rules of a body differ. */
  body: v.optional(v.array(shapeSchema)),
  /** `data` of a successful answer. */
  data: v.optional(shapeSchema)
})

/** Calls by their API and name, `main GET /news/list`, with the list that their shapes refer to. */
export const callsSchema = v.object({ shapes: v.array(shapeSchema), calls: v.record(v.string(), callSchema) })
export type CallDescriptions = v.InferOutput<typeof callsSchema>

/** Every call of the services. */
export function describeCalls(): CallDescriptions {
  const shapes: Shape[] = []
  const shapeOf = (schema: v.GenericSchema) => share(v.parse(shapeSchema, toJsonSchema(schema, conversion)), shapes)
  const bodiesOf = (schema: LocalizedSchema) =>
    typeof schema === 'function' ? locales.map((locale) => shapeOf(schemaFor(schema, locale))) : [shapeOf(schema)]
  const calls = Object.entries(apiTables).flatMap(([api, tables]) =>
    tables.flatMap(rowsOf).map(({ name, call: { access, query, body, data } }) => {
      const description = {
        access,
        ...(query && { query: shapeOf(query) }),
        ...(body && { encodings: [...body.encodings], body: bodiesOf(body.schema) }),
        ...(data && { data: shapeOf(data) })
      }
      return [`${api} ${name}`, description] as const
    })
  )
  return { shapes, calls: Object.fromEntries(calls) }
}

/** A rule that is a function has no shape, so a shape accepts more values than the schema does. */
const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  // They describe rules that are functions, of which the recorded release says nothing.
  ignoreActions: ['metadata'],
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const entries: unknown = Reflect.get(valibotSchema, 'entries')
    if (!jsonSchema.properties || typeof entries !== 'object' || entries === null) return undefined
    // A field with a default is required if its rule refuses the default.
    const required = Object.entries(entries).flatMap(([name, entry]) => (v.is(entry, undefined) ? [] : [name]))
    return { ...jsonSchema, required }
  }
}

/** Reasons why an edge of the previous release cannot call the present services, each with its call. */
export function faultsOfCalls(previous: CallDescriptions, present: CallDescriptions): string[] {
  const ofPrevious = (shape: Shape) => ({ shape, shared: previous.shapes })
  const ofPresent = (shape: Shape) => ({ shape, shared: present.shapes })
  return Object.entries(previous.calls).flatMap(([name, before]) => {
    const now = present.calls[name]
    if (!now) return [`${name}: the call is gone`]
    const refused = before.encodings?.filter((encoding) => !now.encodings?.includes(encoding)) ?? []
    const query = now.query ? misfits(ofPrevious(before.query ?? { type: 'object' }), ofPresent(now.query)) : []
    const bodies = now.body?.flatMap((shape, at) => {
      const sent = before.body?.[at] ?? before.body?.[0] ?? { type: 'object' }
      return misfits(ofPrevious(sent), ofPresent(shape))
    })
    const answers = before.data ? misfits(ofPresent(now.data ?? { type: 'null' }), ofPrevious(before.data)) : []
    return [
      ...(now.access === before.access ? [] : [`access is «${now.access}» in place of «${before.access}»`]),
      ...refused.map((encoding) => `a body as ${encoding} is refused`),
      ...new Set([...query, ...(bodies ?? [])].map((fault) => `request: ${fault}`)),
      ...answers.map((fault) => `answer: ${fault}`)
    ].map((fault) => `${name}: ${fault}`)
  })
}
