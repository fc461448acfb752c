import { useRouter } from '@tanstack/react-router'
import type * as v from 'valibot'
import { isOfIllegalDomain } from '~/contract/account'
import { type FieldRule, messageKey, rule } from '~/features/forms/field-rule'

/** Email domains that the site's configuration rejects for accounts (spec §5). */
export function useIllegalDomains(): readonly string[] {
  return useRouter().options.context.site?.illegalEmailDomains ?? []
}

/** Validates the identifier of a new account: format and domain. */
export function newIdentifierRule<Field extends string>(
  field: Field,
  schema: v.GenericSchema,
  illegalDomains: readonly string[]
): FieldRule<Field> {
  const shape = rule(field, schema)
  return {
    field,
    check: (values) =>
      shape.check(values) ?? (isOfIllegalDomain(values[field], illegalDomains) ? messageKey('field_email_domain') : undefined)
  }
}
