import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import {
  captchaSchema,
  codeRequestSchema,
  codeTypes,
  companySchema,
  emailPattern,
  emailSchema,
  type FieldMessage,
  identifierSchema,
  passwordHashPattern,
  passwordHashSchema,
  phonePattern,
  phoneSchema,
  positionSchema,
  purposeSchema,
  usernameSchema
} from '../../../src/contract/account'
import { editUserRequestSchema, endSessionRequestSchema, idPattern } from '../../../src/contract/account-settings'
import { changeRoleRequestSchema, roleChanges, someRolesRequestSchema } from '../../../src/contract/desk-people'
import { fieldLength } from '../../../src/contract/limits'
import { passkeyNameSchema } from '../../../src/contract/passkeys'
import { roles } from '../../../src/contract/roles'

/*
 * JSON Schema of field rules that are functions, which the converter cannot read. A test compares each with its rule.
 * Patterns use the flag `u`, as JSON Schema recommends, so they count code points.
 */

/** The pattern with optional surrounding space. */
const padded = (pattern: RegExp) => `^\\s*${pattern.source.replace(/^\^|\$$/g, '')}\\s*$`

/**
 * Text of limited length, not counting surrounding space; it starts and ends with a non-space and contains no
 * unwritable character.
 */
function textOfLength({ min, max }: { min: number; max: number }, what: string): JsonSchema {
  const end = '[^\\s\\p{Cc}\\p{Cs}]'
  const inner = `(?:[^\\p{Cc}\\p{Cs}]|[\\t\\n\\r]){${Math.max(min - 2, 0)},${max - 2}}`
  const pattern = min > 1 ? `^\\s*${end}${inner}${end}\\s*$` : `^\\s*${end}(?:${inner}${end})?\\s*$`
  return {
    type: 'string',
    minLength: min,
    pattern,
    description: `${what}: ${min} to ${max} characters. Space around is dropped.`
  }
}

const email = padded(emailPattern).replace('^\\s*', `^\\s*(?=\\S{1,${fieldLength.email.max}}\\s*$)`)

interface DescribedField {
  schema: v.GenericSchema
  described: JsonSchema
}

/** Described fields by their names in the description. */
export const fields: Readonly<Record<string, DescribedField>> = {
  Phone: {
    schema: phoneSchema,
    described: { type: 'string', pattern: padded(phonePattern), description: 'Phone number: 11 digits, the first one 1.' }
  },
  Email: {
    schema: emailSchema,
    described: {
      type: 'string',
      pattern: email,
      description: `E-mail address: at most ${fieldLength.email.max} characters; kept in lower case.`
    }
  },
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
  VerificationCode: { schema: captchaSchema, described: textOfLength(fieldLength.captcha, 'Verification code') },
  CodeType: {
    schema: codeRequestSchema.entries.type,
    described: { type: 'string', enum: [...codeTypes], description: '1 register, 2 reset, 3 bind, 4 activate, 5 confirm.' }
  },
  Username: { schema: usernameSchema, described: textOfLength(fieldLength.username, 'Name') },
  Company: { schema: companySchema, described: textOfLength(fieldLength.company, 'Company name') },
  Position: { schema: positionSchema, described: textOfLength(fieldLength.position, 'Job title') },
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
  field_profile_empty: { anyOf: Object.keys(editUserRequestSchema.entries).map((name) => ({ required: [name] })) }
}
