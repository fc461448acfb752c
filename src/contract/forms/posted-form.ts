import * as v from 'valibot'
import type { Main } from '../api/main'
import { normalizeTyped } from '../normalize'
import type { FormFields } from './field'
import { namesOf } from './names-of'

/** Hidden field of every form: the key that identifies a submission (decision 015). Not a value of the form. */
export const formKeyField = 'form-key'

/** Typed values by field, as text. The chosen options of a list are separated by commas. */
export type Values<Field extends string> = Readonly<Record<Field, string>>

/**
 * A form that is posted to a call of main: by the page's script, or by the browser to the page's address, where the
 * edge forwards it (decision 015).
 */
export interface PostedForm<Field extends string, Saved> {
  /** Name under which the browser stores a draft. */
  name: string
  /** Path of the page with the form; a browser without scripts posts to it. */
  path: string
  /** Whether the form at an address with this query is for logged-in users only. */
  needsLogin?: (search: URLSearchParams) => boolean
  /** Main's call that takes the form. */
  call: keyof Main & `POST ${string}`
  fields: FormFields<Field>
  /** Values of the body that are the same in every submission. */
  fixed: Readonly<Record<string, string>>
  /** Parses values from outside: a posted form, or the browser's storage. */
  values: v.GenericSchema<unknown, Values<Field>>
  /** `data` of the call. */
  saved: v.GenericSchema<unknown, Saved>
}

type OfForm<Field extends string> = Pick<PostedForm<Field, unknown>, 'fields'>

/** The fields that the page shows, in the order in which they are checked. */
export const visibleOf = <Field extends string>({ fields }: OfForm<Field>): Field[] =>
  namesOf(fields).filter((name) => fields[name].input !== 'hidden')

/** The hidden fields: values that the page supplies, and the honeypot. */
export const hiddenOf = <Field extends string>({ fields }: OfForm<Field>): Field[] =>
  namesOf(fields).filter((name) => fields[name].input === 'hidden')

/** Every field of the form, the hidden ones last. */
export const fieldsOf = <Field extends string>(form: OfForm<Field>): Field[] => [...visibleOf(form), ...hiddenOf(form)]

/** The chosen options of a list. */
export const chosenOf = (list: string): string[] => list.split(',').filter(Boolean)

/** The list with an option added or removed, in the order of the options. */
export function withChoice(list: string, options: readonly string[], option: string, isChosen: boolean): string {
  const chosen = chosenOf(list)
  return options.filter((known) => (known === option ? isChosen : chosen.includes(known))).join(',')
}

/** Contact fields are sent in their normalized form: another main than the reference one may not normalize them. */
const isContact = (field: string): field is 'phone' | 'email' => field === 'phone' || field === 'email'

/** A field's value as the body of the call takes it. */
export const bodyValue = <Field extends string>(form: OfForm<Field>, field: Field, values: Values<Field>) => {
  if (form.fields[field].input === 'choices') return chosenOf(values[field])
  return isContact(field) ? normalizeTyped(field, values[field]) : values[field]
}

/** The body of the call, made from the values; its schema checks them. */
export function bodyOf<Field extends string>(
  form: Pick<PostedForm<Field, unknown>, 'fields' | 'fixed'>,
  values: Values<Field>
): Record<string, unknown> {
  return { ...form.fixed, ...Object.fromEntries(fieldsOf(form).map((field) => [field, bodyValue(form, field, values)])) }
}

/**
 * Reads the values of a form from a posted body or a page's form. Each ticked checkbox of a list is a field of its own;
 * files are ignored.
 */
export function readValues<Field extends string>(
  form: Pick<PostedForm<Field, unknown>, 'fields' | 'values'>,
  given: { getAll: (name: string) => readonly unknown[] }
): Values<Field> {
  const texts = (field: string) => given.getAll(field).filter((value) => typeof value === 'string')
  return v.parse(form.values, Object.fromEntries(fieldsOf(form).map((field) => [field, texts(field).join(',')])))
}

/** The result of a submission. */
export type FormAnswer<Field extends string = string, Saved = unknown> =
  | { isSent: true; saved: Saved; values: Values<Field> }
  | {
      isSent: false
      values: Values<Field>
      /** Text for the visitor, in their language. */
      text: string
      /** The invalid field, if there is one. */
      field: Field | undefined
    }

/** The edge's answer to a form that the browser posted itself; the page is rendered again with it. */
export type PostedAnswer = FormAnswer & { form: string }
