import type * as v from 'valibot'
import { callApi } from './api'

/**
 * Posts a body as JSON to a call of the account service and returns its `data`.
 * @param path below the passport base, like `galaxy/user/binding` (spec §7)
 * @throws ApiError
 */
export function postPassport<Schema extends v.GenericSchema>(
  path: string,
  body: object,
  data: Schema
): Promise<v.InferOutput<Schema>> {
  return callApi({ api: 'passport', path, method: 'POST', body: JSON.stringify(body), contentType: 'application/json', data })
}
