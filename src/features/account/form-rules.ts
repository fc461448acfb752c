import { type CodeChannel, codeChannels, identifierSchema, passwordSchema } from '~/contract/account'
import { type FormFields, ruleOf } from '~/contract/forms/field'
import { namesOf } from '~/contract/forms/names-of'
import type { Locale } from '~/contract/locale'
import { schemaOfOnly } from '~/features/forms/code-channels'
import { type FieldRule, fieldRule, sameAs } from '~/features/forms/field-rule'
import { newIdentifierRule } from '~/features/forms/new-identifier'

export type LoginField = 'phonemail' | 'password'

/** Login fields in validation order (spec §3, §5). */
export const loginRules: readonly FieldRule<LoginField>[] = [
  fieldRule('phonemail', identifierSchema),
  fieldRule('password', passwordSchema)
]

/**
 * The rules of a form of the account, in validation order.
 * @param channels over which a code can reach the identifier
 */
export const accountRules = <Field extends string>(
  fields: FormFields<Field>,
  locale: Locale,
  illegalDomains: readonly string[] = [],
  channels: readonly CodeChannel[] = codeChannels
): readonly FieldRule<Field>[] =>
  namesOf(fields).map((name) => {
    const { input, repeats } = fields[name]
    const of = namesOf(fields).find((other) => other === repeats?.field)
    if (of && repeats) return sameAs(name, of, repeats.message)
    const schema = ruleOf(fields[name], locale)
    if (input !== 'identifier') return fieldRule(name, schema)
    return newIdentifierRule(name, schemaOfOnly(channels) ?? schema, illegalDomains)
  })

/** Fields of the request body, under the names of the call. */
export const bodyFrom = <Field extends string>(body: Readonly<Record<string, Field>>, values: Readonly<Record<Field, string>>) =>
  Object.fromEntries(Object.entries(body).map(([name, field]) => [name, values[field]]))

/** The field of the form that the call knows by this name. */
export const fieldOfBody = <Field extends string>(body: Readonly<Record<string, Field>>, name: string): Field | undefined =>
  Object.entries(body).find(([known]) => known === name)?.[1]
