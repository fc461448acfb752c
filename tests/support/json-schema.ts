import * as v from 'valibot'

/*
 * The part of JSON Schema 2020-12 that the descriptions of the APIs use. An unknown keyword is an error, so that no rule
 * of a description is ignored.
 */

const text = v.string()
const uuid = v.pipe(text, v.uuid())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const

export interface JsonSchema {
  $ref?: string | undefined
  type?: (typeof types)[number] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  pattern?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  /** An annotation, which does not decide whether a value is valid, except for `uuid`. */
  format?: 'date' | 'date-time' | 'email' | 'uuid' | undefined
  contentEncoding?: 'binary' | 'base64' | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  items?: JsonSchema | undefined
  /** The items of a tuple, one schema each. */
  prefixItems?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  propertyNames?: JsonSchema | undefined
  additionalProperties?: JsonSchema | undefined
  required?: string[] | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  description?: string | undefined
  default?: unknown
}

/** A schema with known keywords and valid values only. */
export const jsonSchemaSchema: v.GenericSchema<JsonSchema> = v.lazy(() =>
  v.strictObject({
    $ref: v.optional(v.pipe(text, v.startsWith('#/components/schemas/'))),
    type: v.optional(v.picklist(types)),
    const: v.optional(v.unknown()),
    enum: v.optional(v.pipe(v.array(v.unknown()), v.nonEmpty())),
    pattern: v.optional(v.pipe(text, v.check(isPattern))),
    minLength: v.optional(count),
    maxLength: v.optional(count),
    minimum: v.optional(v.number()),
    maximum: v.optional(v.number()),
    format: v.optional(v.picklist(['date', 'date-time', 'email', 'uuid'])),
    contentEncoding: v.optional(v.picklist(['binary', 'base64'])),
    minItems: v.optional(count),
    maxItems: v.optional(count),
    items: v.optional(jsonSchemaSchema),
    prefixItems: v.optional(v.array(jsonSchemaSchema)),
    properties: v.optional(v.record(text, jsonSchemaSchema)),
    propertyNames: v.optional(jsonSchemaSchema),
    additionalProperties: v.optional(jsonSchemaSchema),
    required: v.optional(
      v.pipe(
        v.array(text),
        v.check((names) => new Set(names).size === names.length)
      )
    ),
    anyOf: v.optional(v.pipe(v.array(jsonSchemaSchema), v.nonEmpty())),
    oneOf: v.optional(v.pipe(v.array(jsonSchemaSchema), v.nonEmpty())),
    description: v.optional(text),
    default: v.optional(v.unknown())
  })
)

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

/** Whether the value is valid. `resolve` finds the target of a `$ref`. */
export function takes(schema: JsonSchema, value: unknown, resolve: (ref: string) => JsonSchema): boolean {
  const taken = (inner: JsonSchema, given: unknown) => takes(inner, given, resolve)
  if (schema.$ref !== undefined && !taken(resolve(schema.$ref), value)) return false
  if (schema.type !== undefined && !isOfType(schema.type, value)) return false
  if ('const' in schema && schema.const !== value) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (schema.anyOf && !schema.anyOf.some((option) => taken(option, value))) return false
  if (schema.oneOf && schema.oneOf.filter((option) => taken(option, value)).length !== 1) return false
  if (typeof value === 'string') {
    const { length } = [...value]
    if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? length)) return false
    if (schema.format === 'uuid' && !v.is(uuid, value)) return false
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false
  }
  if (typeof value === 'number' && value < (schema.minimum ?? value)) return false
  if (typeof value === 'number' && value > (schema.maximum ?? value)) return false
  if (Array.isArray(value)) {
    const { items, prefixItems = [], minItems = 0, maxItems = value.length } = schema
    if (value.length < minItems || value.length > maxItems) return false
    if (!prefixItems.every((inner, index) => index >= value.length || taken(inner, value[index]))) return false
    return !items || value.slice(prefixItems.length).every((item) => taken(items, item))
  }
  if (typeof value !== 'object' || value === null) return true
  const given = new Map(Object.entries(value))
  const { properties = {}, propertyNames: names, additionalProperties: others } = schema
  return (
    (schema.required ?? []).every((name) => given.has(name)) &&
    Object.entries(properties).every(([name, inner]) => !given.has(name) || taken(inner, given.get(name))) &&
    (!names || [...given.keys()].every((name) => taken(names, name))) &&
    (!others || [...given].every(([name, inner]) => Object.hasOwn(properties, name) || taken(others, inner)))
  )
}

function isOfType(type: (typeof types)[number], value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
