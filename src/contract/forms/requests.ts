import * as v from 'valibot'
import type { FieldMessage } from '../account'
import type { Locale } from '../locale'
import { consultationRequestSchema } from './consultation'
import { partnerRequestSchema } from './partner'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Body of `POST add/userInfo`, which two forms send. */
export const userInfoRequestSchema = (locale: Locale) =>
  v.variant('kind', [consultationRequestSchema(locale), partnerRequestSchema(locale)], message('field_kind'))
export type UserInfoRequest = v.InferOutput<ReturnType<typeof userInfoRequestSchema>>

/**
 * Whether the request applies for a trial, which is for logged-in users (spec §6): it names the edition. A trial or a download
 * among the wants of a partner's request is an interest.
 */
export const isTrialApplication = (request: UserInfoRequest): boolean =>
  request.kind === 'partner' && request.edition !== undefined
