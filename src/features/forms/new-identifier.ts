import { useRouter } from '@tanstack/react-router'
import type * as v from 'valibot'
import { isOfIllegalDomain } from '~/contract/account'
import { type FieldRule, fieldRule, messageKey } from './field-rule'

/** Email domains that the site's configuration rejects (spec §5). */
export function useIllegalDomains(): readonly string[] {
  return useRouter().options.context.site?.illegalEmailDomains ?? []
}

/** Validates an identifier or an email address: format and domain. */
export function newIdentifierRule<Field extends string>(
  field: Field,
  schema: v.GenericSchema,
  illegalDomains: readonly string[]
): FieldRule<Field> {
  const shape = fieldRule(field, schema)
  return {
    field,
    check: (values) =>
      shape.check(values) ?? (isOfIllegalDomain(values[field], illegalDomains) ? messageKey('field_email_domain') : undefined)
  }
}
