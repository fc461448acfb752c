import { useRouter } from '@tanstack/react-router'
import type * as v from 'valibot'
import { isOfIllegalDomain } from '~/contract/account'
import { type FieldRule, failure, rule } from '~/features/forms/field-rule'

/** The domains whose addresses the site takes for no account (spec §5), as its configuration lists them. */
export function useIllegalDomains(): readonly string[] {
  return useRouter().options.context.site?.illegalEmailDomains ?? []
}

/** A rule for an identifier that is new to an account: of the right shape, and of no domain that the site refuses. */
export function newIdentifierRule<Field extends string>(
  field: Field,
  schema: v.GenericSchema,
  illegalDomains: readonly string[]
): FieldRule<Field> {
  const shape = rule(field, schema)
  return {
    field,
    check: (values) =>
      shape.check(values) ?? (isOfIllegalDomain(values[field], illegalDomains) ? failure('field_email_domain') : undefined)
  }
}
