import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Call } from '../../../src/contract/api/call'
import { internationalLocale } from '../../../src/contract/locale'
import { schemaFor } from '../../../src/contract/localized-schema'
import { namedSchemas } from './contract'

/** A missing field of a form counts as an empty one, which the rule of a required field refuses. */
export const isRequired = (schema: v.GenericSchema): boolean => !v.is(schema, undefined)

/** The default of a required field only lets its own message tell that it is missing. */
function dropDefault(schema: JsonSchema | boolean | undefined): void {
  if (typeof schema === 'object') delete schema.default
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  // The form in which the API understands a field, after spaces and separators are gone.
  typeMode: 'output',
  // A rule that is a function is said in words, by the docstring of its schema.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // The converter leaves out a pattern with flags. JSON Schema recommends the flag `u`, and the contract uses no other.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const requirement: unknown = Reflect.get(valibotAction, 'requirement')
    return valibotAction.type === 'regex' && requirement instanceof RegExp
      ? { ...jsonSchema, pattern: requirement.source }
      : undefined
  },
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const entries: unknown = Reflect.get(valibotSchema, 'entries')
    if (valibotSchema.type !== 'object' || typeof entries !== 'object' || entries === null) return undefined
    const required = Object.entries(entries).flatMap(([name, entry]) => (isRequired(entry) ? [name] : []))
    for (const name of required) dropDefault(jsonSchema.properties?.[name])
    return { ...jsonSchema, required }
  }
}

/** The body of a call in the language with the wider rules (spec §5). */
const widestBody = ({ body }: Call) => body && schemaFor(body.schema, internationalLocale)

/** The parts of a call as JSON Schema. */
export interface Parts {
  query: Readonly<Record<string, JsonSchema>>
  body: JsonSchema | undefined
  data: JsonSchema | undefined
}

/** Converts the schemas of some calls to JSON Schema, each with references to the exported schemas. */
export function convertCalls(calls: readonly Call[]) {
  const definitions = new Map<string, v.GenericSchema>()
  for (const { name, schema } of namedSchemas) if (typeof schema !== 'function') definitions.set(name, schema)
  const bodies = new Map(calls.map((call) => [call, widestBody(call)]))
  for (const [{ body }, schema] of bodies) {
    const named = namedSchemas.find((each) => each.schema === body?.schema)
    if (named && schema) definitions.set(named.name, schema)
  }
  // The converter takes all schemas at once; the unnamed schemas of a call are converted as one object.
  const ownName = (index: number) => `call ${index}`
  for (const [index, call] of calls.entries()) {
    const own: v.ObjectEntries = { query: v.object(call.query?.entries ?? {}) }
    const body = bodies.get(call)
    if (body) own.body = body
    if (call.data) own.data = call.data
    definitions.set(ownName(index), v.object(own))
  }
  const schemas = new Map(Object.entries(toJsonSchemaDefs(Object.fromEntries(definitions), conversion)))
  for (const { name, docstring } of namedSchemas) {
    const schema = schemas.get(name)
    const definition = definitions.get(name)
    if (definition && isRequired(definition)) dropDefault(schema)
    if (schema && docstring) schema.description = docstring.text
  }
  const parts = new Map(
    calls.map((call, index): [Call, Parts] => {
      const { query, body, data } = propertiesOf(schemas.get(ownName(index)))
      return [call, { query: propertiesOf(query), body, data }]
    })
  )
  return { schemas, parts }
}

/** A schema of a property that is no object allows everything. */
function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  const properties = Object.entries(schema?.properties ?? {})
  return Object.fromEntries(properties.map(([name, property]) => [name, typeof property === 'object' ? property : {}]))
}

/** Those of the components that the paths refer to, directly or through one another. */
export function usedOf<Component extends object>(kind: string, all: ReadonlyMap<string, Component>, from: object) {
  const used = new Map<string, Component>()
  const waiting: object[] = [from]
  const reference = new RegExp(`"#/components/${kind}/([^"]+)"`, 'g')
  for (const next of waiting) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(reference)) {
      const component = all.get(name)
      if (!component) throw new Error(`There is no ${kind} «${name}»`)
      if (!used.has(name)) waiting.push(component)
      used.set(name, component)
    }
  }
  return Object.fromEntries([...used].toSorted(([a], [b]) => a.localeCompare(b)))
}
