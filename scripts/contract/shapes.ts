import * as v from 'valibot'

/*
 * The values that a call accepts or answers, as the part of JSON Schema that decides whether two versions understand each other.
 */

const text = v.string()

export interface Shape {
  /** Index in the list of shared shapes. */
  $ref?: number | undefined
  type?: string | undefined
  const?: unknown
  enum?: unknown[] | undefined
  pattern?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  items?: Shape | undefined
  properties?: Record<string, Shape> | undefined
  required?: string[] | undefined
  additionalProperties?: Shape | undefined
  anyOf?: Shape[] | undefined
}

/** Drops keywords that decide nothing, such as defaults and formats. */
export const shapeSchema: v.GenericSchema<unknown, Shape> = v.lazy(() =>
  v.object({
    // A text refers to a definition around it, by which a shape contains itself; that has been compared where it began.
    $ref: v.optional(
      v.union([
        v.number(),
        v.pipe(
          text,
          v.transform(() => undefined)
        )
      ])
    ),
    type: v.optional(text),
    const: v.optional(v.unknown()),
    enum: v.optional(v.array(v.unknown())),
    pattern: v.optional(text),
    minLength: v.optional(v.number()),
    maxLength: v.optional(v.number()),
    minimum: v.optional(v.number()),
    maximum: v.optional(v.number()),
    minItems: v.optional(v.number()),
    maxItems: v.optional(v.number()),
    items: v.optional(shapeSchema),
    properties: v.optional(v.record(text, shapeSchema)),
    required: v.optional(v.array(text)),
    // `false` of a strict object: the services write no other fields.
    additionalProperties: v.optional(
      v.union([
        shapeSchema,
        v.pipe(
          v.boolean(),
          v.transform(() => undefined)
        )
      ])
    ),
    anyOf: v.optional(v.array(shapeSchema))
  })
)

/** A shape with the shared shapes that it refers to. */
export interface Side {
  shape: Shape
  shared: readonly Shape[]
}

/** Replaces each large shape by a reference to a list, which has it once. */
export function share(shape: Shape, shared: Shape[]): Shape {
  const { items, properties, additionalProperties, anyOf, ...rest } = shape
  const inner: Shape = {
    ...rest,
    ...(items && { items: share(items, shared) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, share(each, shared)]))
    }),
    ...(additionalProperties && { additionalProperties: share(additionalProperties, shared) }),
    ...(anyOf && { anyOf: anyOf.map((each) => share(each, shared)) })
  }
  const written = JSON.stringify(inner)
  if (written.length < largeShape) return inner
  const known = shared.findIndex((each) => JSON.stringify(each) === written)
  return { $ref: known === -1 ? shared.push(inner) - 1 : known }
}

/** Characters from which on a shape is worth a reference. */
const largeShape = 120

const bounds = [
  ['maxLength', 1],
  ['maximum', 1],
  ['maxItems', 1],
  ['minLength', -1],
  ['minimum', -1],
  ['minItems', -1]
] as const

/**
 * Reasons why one side may not be able to read a value that the other writes, each with its path; empty if it can read them all.
 * @param at path of the value
 */
export function misfits(written: Side, read: Side, at = ''): string[] {
  const [from, to] = [resolve(written), resolve(read)]
  const inside = (one: Shape, other: Shape, path: string) =>
    misfits({ shape: one, shared: written.shared }, { shape: other, shared: read.shared }, path)
  const where = at === '' ? 'the value' : at
  if (from.anyOf) return from.anyOf.flatMap((option) => inside(option, to, at))
  if (to.anyOf) {
    const tried = to.anyOf.map((option) => inside(from, option, at))
    // The option that it fits best says most.
    return tried.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  const values = valuesOf(to)
  if (values) {
    const others = valuesOf(from)?.filter((value) => !values.includes(value))
    if (!others) return [`${where} can be any ${from.type ?? 'value'}, which is not read`]
    return others.map((value) => `${where} can be ${JSON.stringify(value)}, which is not read`)
  }
  const type = typeOf(from)
  if (to.type !== undefined && type !== to.type && !(type === 'integer' && to.type === 'number'))
    return [`${where} is ${type ?? 'any value'} in place of ${to.type}`]
  const narrower = bounds.flatMap(([bound, sign]) => {
    const [has, may] = [from[bound], to[bound]]
    return may !== undefined && (has === undefined || (has - may) * sign > 0) ? [`${where}: ${bound} was narrowed`] : []
  })
  if (valuesOf(from) === undefined && to.pattern !== undefined && from.pattern !== to.pattern)
    narrower.push(`${where}: the pattern was changed`)
  const required = new Set(from.required)
  const missing = (to.required ?? []).flatMap((name) => {
    if (required.has(name)) return []
    return [`${pathOf(at, name)} is ${from.properties?.[name] ? 'optional' : 'missing'}`]
  })
  const fields = Object.entries(to.properties ?? {}).flatMap(([name, field]) => {
    const own = from.properties?.[name]
    return own ? inside(own, field, pathOf(at, name)) : []
  })
  const items = from.items && to.items ? inside(from.items, to.items, `${at}[]`) : []
  const others =
    from.additionalProperties && to.additionalProperties
      ? inside(from.additionalProperties, to.additionalProperties, pathOf(at, '*'))
      : []
  return [...narrower, ...missing, ...fields, ...items, ...others]
}

const pathOf = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)

function resolve({ shape, shared }: Side): Shape {
  if (shape.$ref === undefined) return shape
  const found = shared[shape.$ref]
  if (!found) throw new Error(`There is no shared shape ${shape.$ref}`)
  return found
}

/** The only values of a shape; undefined if there are others. */
const valuesOf = (shape: Shape): unknown[] | undefined => ('const' in shape ? [shape.const] : shape.enum)

const typeOf = (shape: Shape): string | undefined => {
  const [value] = valuesOf(shape) ?? []
  return shape.type ?? (value === undefined ? undefined : value === null ? 'null' : typeof value)
}
