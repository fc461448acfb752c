import * as v from 'valibot'
import type { Main } from './api/main'

/** The field of every form with what tells one answer of its page from another (decision 015); no value of the form. */
export const formKeyField = 'form-key'

/** What is typed, by field, as a browser writes it. The chosen ones of a list stand with commas between them. */
export type Values<Field extends string> = Readonly<Record<Field, string>>

/**
 * A form that is posted to a call of main: by the page's script, or by the browser itself to the address of the page, where the
 * edge passes it on (decision 015).
 */
export interface PostedForm<Field extends string, Saved> {
  /** Names what a browser keeps of it. */
  name: string
  /** Path of the page that has the form, and that a browser without scripts posts it to. */
  path: string
  /** Main's call that takes the form. */
  call: keyof Main & `POST ${string}`
  /** The fields that a person sees, in the order of the form, in which they are checked. */
  fields: readonly Field[]
  /** The fields that nobody types into: what the page itself knows, and the trap. */
  hidden: readonly Field[]
  /** Those of the fields that are boxes to tick, several of one name. */
  lists: readonly Field[]
  /** What of the body is the same in every submission. */
  fixed: Readonly<Record<string, string>>
  /** The rules of the call, by field. */
  rules: Readonly<Record<Field, v.GenericSchema>>
  /** Typed values as they come from outside: a form that was posted, or a browser's storage. */
  values: v.GenericSchema<unknown, Values<Field>>
  /** `data` of the call. */
  saved: v.GenericSchema<unknown, Saved>
}

/** `values` of a form with these fields: each is a text, empty where there is none. */
export const typedValues = <const Fields extends readonly string[]>(fields: Fields) =>
  v.object(v.entriesFromList(fields, v.optional(v.string(), '')))

/** Every field of the form, the hidden ones last. */
export const fieldsOf = <Field extends string>(form: Pick<PostedForm<Field, unknown>, 'fields' | 'hidden'>): Field[] => [
  ...form.fields,
  ...form.hidden
]

/** What of a list is chosen. */
export const chosenOf = (list: string): string[] => list.split(',').filter(Boolean)

/** The list with an option added to it or taken from it, in the order of the options. */
export function withChoice(list: string, options: readonly string[], option: string, isChosen: boolean): string {
  const chosen = chosenOf(list)
  return options.filter((known) => (known === option ? isChosen : chosen.includes(known))).join(',')
}

/** A field's value as the body of the call has it. */
export const bodyValue = <Field extends string>(
  form: Pick<PostedForm<Field, unknown>, 'lists'>,
  field: Field,
  values: Values<Field>
) => (form.lists.includes(field) ? chosenOf(values[field]) : values[field])

/** The body of the call that the values make; what they are is for its schema to say. */
export function bodyOf<Field extends string>(
  form: Pick<PostedForm<Field, unknown>, 'fields' | 'hidden' | 'lists' | 'fixed'>,
  values: Values<Field>
): Record<string, unknown> {
  return { ...form.fixed, ...Object.fromEntries(fieldsOf(form).map((field) => [field, bodyValue(form, field, values)])) }
}

/**
 * The values of a form that a browser posted, or shows. Of a list with boxes to tick it gives each ticked one as a field of
 * its own; files are none of ours.
 */
export function readValues<Field extends string>(
  form: Pick<PostedForm<Field, unknown>, 'fields' | 'hidden' | 'values'>,
  given: { getAll: (name: string) => readonly unknown[] }
): Values<Field> {
  const texts = (field: string) => given.getAll(field).filter((value) => typeof value === 'string')
  return v.parse(form.values, Object.fromEntries(fieldsOf(form).map((field) => [field, texts(field).join(',')])))
}

/** What became of a form. */
export type FormAnswer<Field extends string = string, Saved = unknown> =
  | { isSent: true; saved: Saved }
  | {
      isSent: false
      values: Values<Field>
      /** What the visitor is told, in their language. */
      text: string
      /** The field at fault, where there is one. */
      field: Field | undefined
    }

/** How the edge answered a form that a browser posted by itself: with it, the page is rendered once more. */
export type PostedAnswer = FormAnswer & { form: string }
