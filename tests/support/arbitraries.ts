import fc, { type Arbitrary } from 'fast-check'
import * as v from 'valibot'

/* Generators of property tests: edge-case texts, and values that a schema accepts or refuses. */

/** One character each, of the kinds that rules tend to get wrong. */
const awkward = [
  '\u0000',
  '\u001f',
  '\u007f',
  '\u0085',
  '\t',
  '\n',
  '\u000b',
  ' ',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u202e',
  '\u0301',
  '\u05d0',
  '\u0639',
  '\ud83d',
  '\ude00',
  '😀',
  '𠮷',
  '👩‍👩‍👧',
  '王',
  'İ',
  'ẞ',
  '１',
  '@',
  '.',
  '%',
  '+',
  '&',
  '<',
  "'",
  '"',
  '\\',
  '__proto__'
]
const character = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom(...awkward))

/** Any text, mostly short. */
export const anyText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(character, { maxLength: 60 }).map((parts) => parts.join(''))
)

const space = fc.constantFrom('', ' ', '\u3000', '\t\n', '\ufeff ')

/** A text with surrounding space, as after pasting. */
export const padded = (text: Arbitrary<string>): Arbitrary<string> =>
  fc.tuple(space, text, space).map(([before, inner, after]) => before + inner + after)

/** Texts with lengths around the bounds, in code points, of plain, wide and edge-case characters. */
export function textNear({ min, max }: { min: number; max: number }): Arbitrary<string> {
  const lengths = [0, min - 1, min, min + 1, max - 1, max, max + 1].filter((length) => length >= 0)
  const unit = fc.oneof(fc.constantFrom('a', '王', '😀', 'é', '\u0301', '\u05d0'), fc.constantFrom(...awkward))
  return fc
    .tuple(fc.constantFrom(...lengths), fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', '王', '😀', '\u05d0') }, unit))
    .chain(([length, filler]) =>
      fc.array(fc.oneof({ weight: 20, arbitrary: fc.constant(filler) }, unit), { minLength: length, maxLength: length })
    )
    .map((parts) => parts.join(''))
}

/** Any JSON value, including keys of prototypes. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  anyText,
  fc.constantFrom(null, true, 0, -0, 1e308, -1e-308, 2 ** 53, 13800000000, [], {}, [[]], [null]),
  fc.constant(JSON.parse('{"__proto__":{"phone":"13800000000"},"constructor":{"prototype":{}}}')),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'phone', 'type', 'length'), fc.jsonValue())
)

/**
 * Values that a schema accepts, built from the parts of the schema. `leaves` provides values for schemas whose rules are
 * functions. A filter drops values that violate a rule across fields.
 */
export function accepted(schema: v.GenericSchema, leaves: ReadonlyMap<v.GenericSchema, Arbitrary<unknown>>): Arbitrary<unknown> {
  return build(schema, leaves).filter((value) => v.is(schema, value))
}

function build(schema: v.GenericSchema, leaves: ReadonlyMap<v.GenericSchema, Arbitrary<unknown>>): Arbitrary<unknown> {
  const leaf = leaves.get(schema)
  if (leaf) return leaf
  const of = (inner: unknown) => build(v.parse(schemaSchema, inner), leaves)
  const list = (name: string) => v.parse(v.array(schemaSchema), Reflect.get(schema, name))
  const pattern = patternOf(schema)
  if (pattern) return fc.stringMatching(pattern, { size: 'small' })
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(v.parse(v.record(v.string(), schemaSchema), Reflect.get(schema, 'entries')))
      const requiredKeys = entries.filter(([, entry]) => !v.is(entry, undefined)).map(([key]) => key)
      return fc.record(Object.fromEntries(entries.map(([key, entry]) => [key, build(entry, leaves)])), { requiredKeys })
    }
    case 'union':
    case 'variant':
      return fc.oneof(...list('options').map((option) => build(option, leaves)))
    case 'array':
      return fc.array(of(Reflect.get(schema, 'item')), { maxLength: 4 })
    case 'tuple':
      return fc.tuple(...list('items').map((item) => build(item, leaves)))
    case 'optional':
      return of(Reflect.get(schema, 'wrapped'))
    case 'lazy': {
      const getter: unknown = Reflect.get(schema, 'getter')
      return of(typeof getter === 'function' ? getter() : undefined)
    }
    case 'nullable':
      return fc.option(of(Reflect.get(schema, 'wrapped')))
    case 'picklist':
      return fc.constantFrom(...v.parse(v.array(v.unknown()), Reflect.get(schema, 'options')))
    case 'literal':
      return fc.constant(Reflect.get(schema, 'literal'))
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return anyText
    case 'unknown':
      return fc.jsonValue()
    default:
      throw new Error(`No values are known for a schema of type ${schema.type}`)
  }
}

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema'
const schemaSchema = v.custom<v.GenericSchema>(isSchema)

/** The pattern of a schema whose last rule is one. */
function patternOf(schema: v.GenericSchema): RegExp | undefined {
  const last: unknown = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.at(-1) : undefined
  if (typeof last !== 'object' || last === null || Reflect.get(last, 'type') !== 'regex') return undefined
  const pattern: unknown = Reflect.get(last, 'requirement')
  return pattern instanceof RegExp ? pattern : undefined
}

/** An accepted object with one to three changes, which the schema may or may not refuse. */
export function mutated(body: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(body, fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })).map(([original, changes]) =>
    changes.reduce<unknown>((value, [at, apply]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      const keys = Object.keys(value)
      const key = keys[at % Math.max(1, keys.length)]
      return key === undefined ? value : apply(Object.entries(value), key)
    }, original)
  )
}

type Change = (entries: [string, unknown][], key: string) => unknown
const replaced = (with_: (old: unknown) => unknown): Change => {
  return (entries, key) => Object.fromEntries(entries.map(([name, old]) => [name, name === key ? with_(old) : old]))
}
const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const change: Arbitrary<Change> = fc.oneof(
  anyJson.map((value) => replaced(() => value)),
  fc.constant(replaced((old) => [old])),
  fc.constant(replaced((old) => ({ value: old }))),
  fc.constant(replaced((old) => `${written(old)}\u0000`)),
  fc.constant(replaced(() => ' \t')),
  fc.constant(replaced((old) => written(old).padEnd(400, 'x'))),
  fc.constant<Change>((entries, key) => Object.fromEntries(entries.filter(([name]) => name !== key))),
  fc.constant<Change>((entries, key) =>
    Object.fromEntries(entries.map(([name, old]) => [name === key ? ` ${name}` : name, old]))
  ),
  fc.tuple(fc.constantFrom('__proto__', 'constructor', 'extra'), anyJson).map(
    ([name, value]): Change =>
      (entries) =>
        Object.fromEntries([...entries, [name, value]])
  ),
  fc.constant<Change>((entries) => [Object.fromEntries(entries)])
)
