import * as v from 'valibot'
import {
  companySchema,
  contactPhoneSchema,
  emailSchema,
  type FieldMessage,
  industrySchema,
  positionSchema,
  trimmedText,
  usernameSchema
} from '../account'
import { type Locale, takesInternationalPhones } from '../locale'
import { type LocalizedSchema, schemaFor } from '../localized-schema'
import { characterCount, isWritable } from '../text'
import { honeypotSchema } from '../user-info'
import { namesOf } from './names-of'

/** A field of a form. Its label is in `src/messages/field-text.ts`, its column in the schema of the service's database. */
export interface FormField {
  /** Rule of the call (spec §5), in forms for both languages by the language. */
  schema: LocalizedSchema
  /** A `choice` is one of the options, `choices` are any of them. The page supplies the value of a `hidden` field. */
  input: 'line' | 'text' | 'choice' | 'choices' | 'identifier' | 'code' | 'password' | 'hidden'
  options?: readonly string[]
  /** The field whose value it repeats, and the message if the values differ. */
  repeats?: { field: string; message: FieldMessage }
  /** The label of an optional field says that it is optional. */
  isRequired: boolean
  autoComplete?: string | ((locale: Locale) => string)
  inputMode?: InputMode | ((locale: Locale) => InputMode)
  /** Whether the value is personal data, which is exported with the data of its account, and erased. */
  isPersonal: boolean
  /**
   * Place where staff see it: `title` in the heading of an inquiry, `fact` among its facts, `words` as the visitor's text; these
   * three are columns of the CSV file too. `inbox` is among the facts only.
   */
  staff: 'title' | 'fact' | 'words' | 'inbox' | 'nowhere'
}
type InputMode = 'tel' | 'email' | 'numeric'

/** The fields of a form by name, in the order in which they are checked. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>

/** Names of the fields that extend `Such`; for a union of forms, the names from all of them. */
type NamesWhere<Fields, Such> = Fields extends unknown
  ? { [Name in keyof Fields]: Fields[Name] extends Such ? Name : never }[keyof Fields]
  : never
/** Names of the fields that the visitor fills in. */
export type VisibleField<Fields> = NamesWhere<Fields, { input: Exclude<FormField['input'], 'hidden'> }>
/** Names of the fields that staff see. */
export type StaffField<Fields> = NamesWhere<Fields, { staff: Exclude<FormField['staff'], 'nowhere'> }>
/** Names of the fields with personal data. */
export type PersonalField<Fields> = NamesWhere<Fields, { isPersonal: true }>
/** Names of the fields with options. */
export type OptionField<Fields> = NamesWhere<Fields, { options: readonly string[] }>
/** Names of the fields that a service stores, each in a column of its name. */
export type StoredField<Fields> = StaffField<Fields> | PersonalField<Fields>

/** The names of the fields with personal data. */
export function personalOf<Fields extends FormFields>(fields: Fields): PersonalField<Fields>[]
export function personalOf(fields: FormFields): string[] {
  return namesOf(fields).filter((name) => fields[name]?.isPersonal)
}

/** Parses the input of the fields: each is a text, empty if missing. */
export const typedValues = <Name extends string>(fields: FormFields<Name>) =>
  v.object(v.entriesFromList(namesOf(fields), v.optional(v.string(), '')))

/** The rule of a field in a language. */
export const ruleOf = ({ schema }: Pick<FormField, 'schema'>, locale: Locale): v.GenericSchema => schemaFor(schema, locale)

type RulesOf<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name]['schema'] extends (locale: Locale) => infer Schema ? Schema : Fields[Name]['schema']
}

/** The rules of all fields, as `v.object` takes them. */
export function rulesOf<Fields extends FormFields>(fields: Fields, locale: Locale): RulesOf<Fields>
export function rulesOf(fields: FormFields, locale: Locale) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field, locale)]))
}

/** A line about the visitor, which must be filled in. */
export const line = { input: 'line', isRequired: true, isPersonal: true } as const
/** Free text of the visitor. */
export const words = { input: 'text', isRequired: false, isPersonal: true, staff: 'words' } as const
/** Value that the page supplies and that nobody at the desk needs. */
export const hidden = { input: 'hidden', isRequired: true, isPersonal: false, staff: 'nowhere' } as const

/** The rule of `words`. A form posted by the browser has CRLF line breaks; one sent by a script has LF. */
export const wordsUpTo = (max: number, wrong: FieldMessage) =>
  v.pipe(
    trimmedText(wrong),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    v.check((text) => isWritable(text) && characterCount(text) <= max, wrong),
    v.metadata({ maxLength: max })
  )

/** Phone number for a call back: English also takes one with its country code. */
const phoneAutoComplete = (locale: Locale) => (takesInternationalPhones(locale) ? 'tel' : 'tel-national')
const phone = { ...line, schema: contactPhoneSchema, autoComplete: phoneAutoComplete, inputMode: 'tel', staff: 'fact' } as const

/** Fields of several forms. */
export const shared = {
  name: { ...line, schema: usernameSchema, autoComplete: 'name', staff: 'title' },
  phone,
  email: { ...line, schema: emailSchema, autoComplete: 'email', inputMode: 'email', staff: 'fact' },
  workEmail: { ...line, schema: emailSchema, autoComplete: 'work email', inputMode: 'email', staff: 'fact' },
  company: { ...line, schema: companySchema, autoComplete: 'organization', staff: 'fact' },
  position: { ...line, schema: positionSchema, autoComplete: 'organization-title', staff: 'fact' },
  industry: { ...line, schema: industrySchema, autoComplete: 'off', staff: 'fact' },
  trap: { ...hidden, schema: honeypotSchema, isRequired: false }
} as const satisfies FormFields
