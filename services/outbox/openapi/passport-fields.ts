import type { JsonSchema } from '@valibot/to-json-schema'
import {
  captchaSchema,
  codeRequestSchema,
  codeTypes,
  type FieldMessage,
  identifierSchema,
  passwordHashPattern,
  passwordHashSchema,
  purposeSchema
} from '../../../src/contract/account'
import { endSessionRequestSchema, idPattern } from '../../../src/contract/account-settings'
import { changeRoleRequestSchema, roleChanges, someRolesRequestSchema } from '../../../src/contract/desk-people'
import { profileFields } from '../../../src/contract/forms/account'
import { codeDigits, fieldLength } from '../../../src/contract/limits'
import { passkeyNameSchema } from '../../../src/contract/passkeys'
import { roles } from '../../../src/contract/roles'
import type { DescribedField } from './describe'
import { commonFields, digits, separators, textOfLength } from './field-rules'

/** Described fields by their names in the description. */
export const passportFields: Readonly<Record<string, DescribedField>> = {
  ...commonFields,
  Identifier: {
    schema: identifierSchema,
    described: {
      anyOf: [{ $ref: '#/components/schemas/Phone' }, { $ref: '#/components/schemas/Email' }],
      description: 'A phone number or an e-mail address.'
    }
  },
  PasswordHash: {
    schema: passwordHashSchema,
    described: {
      type: 'string',
      pattern: passwordHashPattern.source,
      description: 'SHA-256 of the password as typed (UTF-8), as 64 lower-case hexadecimal digits.'
    }
  },
  VerificationCode: {
    schema: captchaSchema,
    described: {
      type: 'string',
      pattern: `^${separators}${digits(`${fieldLength.captcha.min},${fieldLength.captcha.max}`)}$`,
      description: `Verification code: ${codeDigits} digits. Separators and full-width forms are dropped.`
    }
  },
  CodeType: {
    schema: codeRequestSchema.entries.type,
    described: { type: 'string', enum: [...codeTypes], description: '1 register, 2 reset, 3 bind, 4 activate, 5 confirm.' }
  },
  Purpose: { schema: purposeSchema, described: textOfLength(fieldLength.purpose, 'Purpose') },
  PasskeyName: { schema: passkeyNameSchema, described: textOfLength(fieldLength.passkeyName, 'Name of a passkey') },
  SessionId: {
    schema: endSessionRequestSchema.entries.id,
    described: { type: 'string', pattern: idPattern.source, description: 'The `id` that the list of sessions gives.' }
  },
  Role: {
    schema: changeRoleRequestSchema.entries.role,
    described: { type: 'string', enum: [...roles], description: 'A role at the desk.' }
  },
  RoleChange: {
    schema: changeRoleRequestSchema.entries.change,
    described: { type: 'string', enum: [...roleChanges], description: 'Whether the role is granted or taken away.' }
  },
  Roles: {
    schema: someRolesRequestSchema,
    described: {
      type: 'array',
      items: { type: 'string', enum: [...roles] },
      minItems: 1,
      description: 'At least one role; a repeated one counts once.'
    }
  }
}

/** Rules across several fields of a body, by their message. */
export const acrossFields: Readonly<Partial<Record<FieldMessage, JsonSchema>>> = {
  field_proof: { anyOf: [{ required: ['password'] }, { required: ['confirmPhone', 'confirmCaptcha'] }] },
  field_password_same: { description: 'The new password differs from the old one.' },
  field_profile_empty: { anyOf: Object.keys(profileFields).map((name) => ({ required: [name] })) }
}
